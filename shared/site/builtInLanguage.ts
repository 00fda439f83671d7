/** Language of the wordings in the code, used for texts that a dictionary lacks. */
export const builtInLanguage = 'sv';
