/** What an empty field shows in the editor; the platform's own tools look for these words. */
export const emptyFieldText = '[No text in field]';
