import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings for photos that scripts upload. */
export const livePhotoTexts = {
  sellPhotosHelpScaled: 'Högst {count} bilder. Stora bilder förminskas innan de laddas upp.',
  sellPhotosLeftOut: 'Bilder som inte kunde laddas upp skickas inte med. Du kan skicka formuläret ändå.',
  sellSentWithout: 'Bilder som inte kom med: {count}.',
} satisfies Texts;
