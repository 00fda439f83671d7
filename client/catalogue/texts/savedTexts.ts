import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of saved and recently viewed cars. */
export const savedTexts = {
  savedDescription: 'Bilarna du har sparat och senast tittat på, på den här enheten.',
  savedIntro: 'Listorna finns bara på den här enheten. Ingen annan ser dem.',
  savedEmptyTitle: 'Du har inte sparat någon bil än',
  savedEmptyText: 'Tryck på Spara (hjärtat) på en bil, så hittar du tillbaka till den här.',
  savedClear: 'Rensa sparade bilar',
  recentTitle: 'Senast visade',
  recentClear: 'Rensa senast visade',
  listCleared: 'Listan är rensad.',
  undo: 'Ångra',
  savedGone: '{count} av bilarna finns inte längre hos oss.',
  savedGone_one: 'En av bilarna finns inte längre hos oss.',
  savedRemoveGone: 'Ta bort från listan',
  savedError: 'Bilarna kan inte hämtas just nu',
  savedNeedsScript: 'Listorna finns i din webbläsare och visas när JavaScript är påslaget.',
} satisfies Texts;
