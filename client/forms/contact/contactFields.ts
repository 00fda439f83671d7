/** Value of the hidden form name field, and of the address's parameter after sending. */
export const contactFormName = 'contact';

/** Fields that can have faults, in page order. */
export const contactFieldOrder = ['siteName', 'name', 'phone', 'email', 'message'] as const;
