import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wording of a button while what it sends is on its way. */
export const sendingTexts = { sendingEnquiry: 'Skickar…' } satisfies Texts;
