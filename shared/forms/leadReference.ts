const maxCharacters = 8;

/** Returns the reference of a lead as visitors read it: "1F0C7A52". `leads list` shows the same prefix of the id. */
export function leadReference(formSubmissionId: string): string {
  return formSubmissionId.slice(0, maxCharacters).toUpperCase();
}
