/** Fingerprint of an SSH host key, as "ssh-keygen -l" prints it. */
export const hostKeyForm = /^SHA256:[A-Za-z0-9+/]{43}$/;
