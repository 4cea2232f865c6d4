"""What cannot be and what must be: prohibitions, immunity, who may bear which attachments."""
