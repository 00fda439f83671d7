/** A language as a BCP 47 tag with a region at most: "fr", "en-US". */
export const languageCodePattern = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;
