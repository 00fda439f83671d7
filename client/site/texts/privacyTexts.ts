import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Address of the privacy page, and text of the link to it. */
export const privacyTexts = {
  pathToPrivacy: 'integritet',
  privacyLink: 'Integritet och kakor',
  privacyNote: 'Vi använder uppgifterna bara till det du ber oss om.',
} satisfies Texts;
