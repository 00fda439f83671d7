import { registerTexts } from '../registerTexts.ts';

/** Address of the privacy page, and text of the link to it. */
export const privacyTexts = registerTexts({
  pathToPrivacy: 'integritet',
  privacyLink: 'Integritet och kakor',
  privacyNote: 'Vi använder uppgifterna bara till det du ber oss om.',
});
