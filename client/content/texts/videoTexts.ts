import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the controls of films. */
export const videoTexts = registerTexts({
  playVideo: 'Spela filmen',
  pauseVideo: 'Pausa filmen',
  muteVideo: 'Stäng av ljudet',
  unmuteVideo: 'Slå på ljudet',
});
