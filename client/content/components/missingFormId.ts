/** What stands in place of an embedded form whose editor has not said which; for editors, so in no language. */
export const missingFormId = 'Missing FormId';
