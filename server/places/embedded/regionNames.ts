import type { GeoName } from './readGeoNames.ts';

/** Names of regions by GeoNames' codes, in the country's language. */
const names: Record<string, Record<string, string>> = {
  SE: {
    '02': 'Blekinge län',
    '03': 'Gävleborgs län',
    '05': 'Gotlands län',
    '06': 'Hallands län',
    '07': 'Jämtlands län',
    '08': 'Jönköpings län',
    '09': 'Kalmar län',
    '10': 'Dalarnas län',
    '12': 'Kronobergs län',
    '14': 'Norrbottens län',
    '15': 'Örebro län',
    '16': 'Östergötlands län',
    '18': 'Södermanlands län',
    '21': 'Uppsala län',
    '22': 'Värmlands län',
    '23': 'Västerbottens län',
    '24': 'Västernorrlands län',
    '25': 'Västmanlands län',
    '26': 'Stockholms län',
    '27': 'Skåne län',
    '28': 'Västra Götalands län',
  },
  NO: {
    '08': 'Møre og Romsdal',
    '09': 'Nordland',
    '12': 'Oslo',
    '14': 'Rogaland',
    '21': 'Trøndelag',
    '34': 'Innlandet',
    '42': 'Agder',
    '46': 'Vestland',
  },
  FI: {
    '01': 'Uusimaa',
    '02': 'Varsinais-Suomi',
    '04': 'Satakunta',
    '05': 'Kanta-Häme',
    '06': 'Pirkanmaa',
    '07': 'Päijät-Häme',
    '08': 'Kymenlaakso',
    '09': 'Etelä-Karjala',
    '10': 'Etelä-Savo',
    '11': 'Pohjois-Savo',
    '12': 'Pohjois-Karjala',
    '13': 'Keski-Suomi',
    '14': 'Etelä-Pohjanmaa',
    '15': 'Pohjanmaa',
    '16': 'Keski-Pohjanmaa',
    '17': 'Pohjois-Pohjanmaa',
    '18': 'Kainuu',
    '19': 'Lappi',
  },
  DE: {
    '01': 'Baden-Württemberg',
    '02': 'Bayern',
    '03': 'Bremen',
    '04': 'Hamburg',
    '05': 'Hessen',
    '06': 'Niedersachsen',
    '07': 'Nordrhein-Westfalen',
    '08': 'Rheinland-Pfalz',
    '09': 'Saarland',
    '10': 'Schleswig-Holstein',
    '11': 'Brandenburg',
    '12': 'Mecklenburg-Vorpommern',
    '13': 'Sachsen',
    '14': 'Sachsen-Anhalt',
    '15': 'Thüringen',
    '16': 'Berlin',
  },
  DK: { '17': 'Hovedstaden', '18': 'Midtjylland', '19': 'Nordjylland', '20': 'Sjælland', '21': 'Syddanmark' },
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
  SK: {
    '01': 'Banskobystrický kraj',
    '02': 'Bratislavský kraj',
    '03': 'Košický kraj',
    '04': 'Nitriansky kraj',
    '05': 'Prešovský kraj',
    '06': 'Trenčiansky kraj',
    '07': 'Trnavský kraj',
    '08': 'Žilinský kraj',
  },
};

/** Finland's regions in its other language. */
const swedishNames: Record<string, string> = {
  '01': 'Nyland',
  '02': 'Egentliga Finland',
  '05': 'Egentliga Tavastland',
  '06': 'Birkaland',
  '07': 'Päijänne-Tavastland',
  '08': 'Kymmenedalen',
  '09': 'Södra Karelen',
  '10': 'Södra Savolax',
  '11': 'Norra Savolax',
  '12': 'Norra Karelen',
  '13': 'Mellersta Finland',
  '14': 'Södra Österbotten',
  '15': 'Österbotten',
  '16': 'Mellersta Österbotten',
  '17': 'Norra Österbotten',
  '18': 'Kajanaland',
  '19': 'Lappland',
};

/**
 * Norway divided three of its counties anew in 2024, after the package's data was taken. These lines run between the
 * towns of the counties of today.
 */
const dividedCounties: Record<string, (place: GeoName) => string> = {
  '30': ({ latitude, longitude }) => {
    if (longitude < 10.35) return 'Buskerud';
    return latitude < 59.5 || (latitude < 59.68 && longitude > 10.88) ? 'Østfold' : 'Akershus';
  },
  '38': ({ longitude }) => (longitude < 9.85 ? 'Telemark' : 'Vestfold'),
  '54': ({ longitude }) => (longitude < 22.3 ? 'Troms' : 'Finnmark'),
};

/** The region that a place lies in, "Uppsala län"; "" when it is not known. */
export function regionName(place: GeoName, language: string): string {
  const { country, admin } = place;
  if (country === 'NO') {
    const divided = dividedCounties[admin];
    if (divided) return divided(place);
  }
  if (country === 'FI' && language === 'sv') return swedishNames[admin] ?? names['FI']?.[admin] ?? '';
  return names[country]?.[admin] ?? '';
}
