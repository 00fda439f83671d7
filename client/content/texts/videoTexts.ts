import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the controls of films. */
export const videoTexts = {
  playVideo: 'Spela filmen',
  pauseVideo: 'Pausa filmen',
  muteVideo: 'Stäng av ljudet',
  unmuteVideo: 'Slå på ljudet',
} satisfies Texts;
