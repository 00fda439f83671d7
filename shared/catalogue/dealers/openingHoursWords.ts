/* Words in opening hours, in the languages of the sites. Only "so" is ambiguous between two of them. */

/** Day names, Monday first: in full (longer forms such as "måndagar" match too), and short. */
const dayNames: { full: string[]; short: string[] }[] = [
  {
    full: ['måndag', 'mandag', 'monday', 'maanantai', 'pondelok', 'montag'],
    short: ['mån', 'man', 'mon', 'ma', 'po', 'pon', 'mo'],
  },
  {
    full: ['tisdag', 'tirsdag', 'tuesday', 'tiistai', 'utorok', 'dienstag'],
    short: ['tis', 'tir', 'tue', 'tues', 'ti', 'ut', 'di'],
  },
  {
    full: ['onsdag', 'wednesday', 'keskiviikko', 'streda', 'mittwoch'],
    short: ['ons', 'on', 'wed', 'ke', 'st', 'str', 'mi'],
  },
  {
    full: ['torsdag', 'thursday', 'torstai', 'štvrtok', 'stvrtok', 'donnerstag'],
    short: ['tors', 'tor', 'thu', 'thur', 'thurs', 'to', 'št', 'štv', 'stv', 'do'],
  },
  { full: ['fredag', 'friday', 'perjantai', 'piatok', 'freitag'], short: ['fre', 'fri', 'fr', 'pe', 'pi', 'pia'] },
  {
    full: ['lördag', 'lordag', 'lørdag', 'saturday', 'lauantai', 'sobota', 'samstag', 'sonnabend'],
    short: ['lör', 'lør', 'lor', 'sat', 'la', 'so', 'sob', 'sa'],
  },
  {
    full: ['söndag', 'sondag', 'søndag', 'sunday', 'sunnuntai', 'nedeľa', 'nedela', 'sonntag'],
    short: ['sön', 'søn', 'son', 'sun', 'su', 'ne', 'ned'],
  },
];

const workdays = [0, 1, 2, 3, 4];
const weekend = [5, 6];

/** Words for several days. */
const dayGroups: [RegExp, number[]][] = [
  [
    /^(vardag(ar)?|weekdays?|hverdag(er)?|virkedager|arkipäivisin|arkisin|pracovné dni|v pracovné dni|wochentags)$/,
    workdays,
  ],
  [/^(helg(er)?|lördag och söndag|weekends?|helgen|viikonloppuisin|víkend|cez víkend|(am )?wochenende)$/, weekend],
  [
    /^(alla dagar|varje dag|dagligen|every day|daily|alle dager|hver dag|daglig|joka päivä|päivittäin|denne|každý deň|täglich)$/,
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
export const closedWords = /^(stängt|stangt|stengt|lukket|closed|suljettu|kiinni|zatvorené|zatvorene|geschlossen)$/;

/** "By appointment": open, but at no times that can be stated. */
export const appointmentWords =
  /^(?:endast |kun |only |vain |len |nur )?(?:(?:enligt|efter) (?:avtal|överenskommelse|bokning)|tidsbokning|etter avtale|by appointment(?: only)?|sopimuksen mukaan|ajanvarauksella|(?:podľa|po) (?:dohody|dohode)|na objednávku|nach (?:vereinbarung|absprache))$/;

/** "Open day and night". */
export const alwaysWords =
  /^(dygnet runt|öppet dygnet runt|24\/7|24 ?h|24 hours|open 24 hours|døgnåpent|åpent hele døgnet|ympäri vuorokauden|nonstop|nepretržite|rund um die uhr)$/;

/** Full month names, with the inflected forms used after a number. */
const monthNames = [
  'januari january januar januára tammikuuta',
  'februari february februar februára helmikuuta',
  'mars march marec marca maaliskuuta märz',
  'april april apríla huhtikuuta',
  'maj may mai mája toukokuuta',
  'juni june júna kesäkuuta',
  'juli july júla heinäkuuta',
  'augusti august augusta elokuuta',
  'september septembra syyskuuta',
  'oktober october októbra lokakuuta',
  'november novembra marraskuuta',
  'december desember decembra joulukuuta dezember',
].map((names) => names.split(' '));

/** Returns the month (1 to 12) of a name or its first three letters or more; 0 for none. */
export function monthNamed(word: string): number {
  return word.length < 3 ? 0 : monthNames.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;
}
