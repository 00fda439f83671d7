import { registerTexts } from './registerTexts.ts';

/** Address of the page about privacy, and the words that lead there. */
export const privacyTexts = registerTexts({
  pathToPrivacy: 'integritet',
  privacyLink: 'Integritet och kakor',
  privacyNote: 'Vi använder uppgifterna bara till det du ber oss om.',
});
