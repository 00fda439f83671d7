/* Words in opening hours, in the languages of the sites. Only "so" is ambiguous between two of them. */

/** Day names, Monday first: in full (longer forms such as "måndagar" match too), and short. */
const dayNames: { full: string[]; short: string[] }[] = [
  {
    full: ['måndag', 'mandag', 'monday', 'maanantai', 'pondelok', 'montag', 'lundi'],
    short: ['mån', 'man', 'mon', 'ma', 'po', 'pon', 'mo', 'lun'],
  },
  {
    full: ['tisdag', 'tirsdag', 'tuesday', 'tiistai', 'utorok', 'dienstag', 'mardi'],
    short: ['tis', 'tir', 'tue', 'tues', 'ti', 'ut', 'di', 'mar'],
  },
  {
    full: ['onsdag', 'wednesday', 'keskiviikko', 'streda', 'mittwoch', 'mercredi'],
    short: ['ons', 'on', 'wed', 'ke', 'st', 'str', 'mi', 'mer'],
  },
  {
    full: ['torsdag', 'thursday', 'torstai', 'štvrtok', 'stvrtok', 'donnerstag', 'jeudi'],
    short: ['tors', 'tor', 'thu', 'thur', 'thurs', 'to', 'št', 'štv', 'stv', 'do', 'jeu'],
  },
  {
    full: ['fredag', 'friday', 'perjantai', 'piatok', 'freitag', 'vendredi'],
    short: ['fre', 'fri', 'fr', 'pe', 'pi', 'pia', 'ven'],
  },
  {
    full: ['lördag', 'lordag', 'lørdag', 'saturday', 'lauantai', 'sobota', 'samstag', 'sonnabend', 'samedi'],
    short: ['lör', 'lør', 'lor', 'sat', 'la', 'so', 'sob', 'sa', 'sam'],
  },
  {
    full: ['söndag', 'sondag', 'søndag', 'sunday', 'sunnuntai', 'nedeľa', 'nedela', 'sonntag', 'dimanche'],
    short: ['sön', 'søn', 'son', 'sun', 'su', 'ne', 'ned', 'dim'],
  },
];

const workdays = [0, 1, 2, 3, 4];
const weekend = [5, 6];

/** Words for several days. */
const dayGroups: [RegExp, number[]][] = [
  [
    /^(vardag(ar)?|weekdays?|(?:på |alle )?hverdag(?:er?)?|virkedager|arkipäivisin|arkisin|pracovné dni|v pracovné dni|wochentags|en semaine)$/,
    workdays,
  ],
  [
    /^(helg(er)?|lördag och söndag|(?:i )?weekend(?:s|er|en)?|helgen|viikonloppuisin|víkend|cez víkend|(am )?wochenende|(?:le )?week-ends?)$/,
    weekend,
  ],
  [
    /^(alla dagar|varje dag|dagligen|every day|daily|alle (?:ugens )?dager?|hver dag|dagligt?|joka päivä|päivittäin|denne|každý deň|täglich|tous les jours)$/,
    [...workdays, ...weekend],
  ],
];

const germanDays = /(?<!\p{L})(?:mo|di|mi|sa|montag|dienstag|mittwoch|donnerstag|freitag|samstag)(?!\p{L})/iu;

/** Returns whether texts name German days: "So" is then Sunday; in Slovak it is Saturday. */
export function namesGermanDays(texts: readonly string[]): boolean {
  return texts.some((text) => germanDays.test(text));
}

/**
 * Returns the day that a word names, 0 for Monday; -1 for none.
 * @param isGerman "so" means Sunday
 */
export function dayNamed(word: string, isGerman: boolean): number {
  const name = word.trim().replace(/\.$/, '');
  if (isGerman && name === 'so') return 6;
  return dayNames.findIndex(
    ({ full, short }) =>
      short.includes(name) || full.some((day) => name.startsWith(day) && name.length <= day.length + 4),
  );
}

/** Returns the days that a word for several days names; null for any other word. */
export function daysNamed(words: string): number[] | null {
  return dayGroups.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** "Closed". */
export const closedWords =
  /^(stängt|stangt|stengt|lukket|closed|suljettu|kiinni|zatvorené|zatvorene|geschlossen|fermée?)$/;

/** "By appointment": open, but at no times that can be stated. */
export const appointmentWords =
  /^(?:endast |kun |only |vain |len |nur |uniquement )?(?:(?:enligt|efter) (?:avtal|överenskommelse|bokning)|tidsbokning|etter avtale|efter (?:nærmere )?aftale|by appointment(?: only)?|sopimuksen mukaan|ajanvarauksella|(?:podľa|po) (?:dohody|dohode)|na objednávku|nach (?:vereinbarung|absprache)|sur (?:rendez-vous|rdv))$/;

/** "Open day and night". */
export const alwaysWords =
  /^(dygnet runt|öppet dygnet runt|24\/7|24 ?h|24 hours|open 24 hours|døgnåpent|døgnåbent|(?:åbent )?(?:hele døgnet|døgnet rundt)|åpent hele døgnet|ympäri vuorokauden|nonstop|nepretržite|rund um die uhr|24 ?h? ?\/ ?24)$/;

/** Full month names, with the inflected forms used after a number. */
const monthNames = [
  'januari january januar janvier januára tammikuuta',
  'februari february februar februára février helmikuuta',
  'mars march marec marca maaliskuuta märz marts',
  'april april apríla avril huhtikuuta',
  'maj may mai mája toukokuuta',
  'juni june juin júna kesäkuuta',
  'juli july juillet júla heinäkuuta',
  'augusti august augusta août elokuuta',
  'september septembre septembra syyskuuta',
  'oktober october octobre októbra lokakuuta',
  'november novembre novembra marraskuuta',
  'december desember decembra joulukuuta dezember décembre',
].map((names) => names.split(' '));

/** Returns the month (1 to 12) of a name or its first three letters or more; 0 for none. */
export function monthNamed(word: string): number {
  return word.length < 3 ? 0 : monthNames.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;
}
