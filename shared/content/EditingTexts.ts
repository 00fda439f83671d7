import type { Language } from '../site/SiteTypes.ts';

// prettier-ignore
/** Keys of the texts of the editor's tools. */
export const editingTextKeys = [
  'signInTitle', 'signInText', 'yourName', 'yourNameHelp', 'password', 'signIn', 'wrongPassword', 'nameMissing',
  'tooMany', 'toolbar', 'editing', 'previewing', 'ready', 'saving', 'saved', 'notSaved', 'preview', 'goOnEditing',
  'leave', 'hint', 'editField', 'empty', 'save', 'cancel', 'close', 'keysText', 'bold', 'italic', 'heading',
  'list', 'link', 'format', 'linkText', 'linkAddress', 'linkAddressHelp', 'linkTitle', 'newWindow', 'removeLink',
  'openLink', 'chooseImage', 'altText', 'altTextHelp', 'removeImage', 'filterImages', 'noImages', 'conflictTitle',
  'conflictBy', 'conflictByHand', 'theirs', 'yours', 'useTheirs', 'keepMine', 'signedOut', 'sessionEnding',
  'sessionEndingText', 'staySignedIn', 'sessionProlonged', 'sessionNotProlonged', 'sessionEnded',
  'sessionEndedText', 'signInAgain', 'unreachable',
] as const;

/** Texts of the editor's tools, separate from the site's texts, which every visitor's page loads. */
export type EditingTexts = Readonly<Record<(typeof editingTextKeys)[number], string>>;

/** Returns the texts of the editor's tools in a language. */
export type EditingTextsOf = (language: Language) => EditingTexts;
