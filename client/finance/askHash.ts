/** Hash of the enquiry form that asks for a quote. */
export const askHash = '#contact-quote';
