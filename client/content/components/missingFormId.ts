/** Text in place of an embedded form without an id; for editors, so not translated. */
export const missingFormId = 'Missing FormId';
