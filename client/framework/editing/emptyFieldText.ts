/** Text of an empty field in the editor; the platform's own tools look for it. */
export const emptyFieldText = '[No text in field]';
