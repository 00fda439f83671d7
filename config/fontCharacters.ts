/**
 * Characters of every language.
 * These are a to z in both cases, digits, spaces, punctuation, units and currencies.
 */
export const commonCharacters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  // White space of every width, soft and non-breaking hyphen.
  ' \n\t\u00a0\u2002\u2003\u2009\u200a\u200b\u202f\u00ad\u2011',
  '!"#%&\'()*+,-./:;?@',
  // Browsers take list bullets from the font.
  '·•–…°²³©',
  '=^×÷−',
  '€£',
  // For Citroën.
  'ë',
].join('');
