import type { DemoLanguage } from '../DemoLanguage.ts';

/** Towns with a form of their own: shortened, or inflected where the language inflects names. */
const places: Record<string, string> = {
  'Stockholm Bromma': 'i Bromma',
  'Stockholm Kungens Kurva': 'i Kungens Kurva',
  'Göteborg Hisings Backa': 'i Hisings Backa',
  'Göteborg Sisjön': 'i Sisjön',
  Hamar: 'på Hamar',
  'Helsinki, Konala': 'Helsingin Konalassa',
  'Espoo, Olari': 'Espoon Olarissa',
  Vantaa: 'Vantaalla',
  'Tampere, Lielahti': 'Tampereen Lielahdessa',
  Turku: 'Turussa',
  'Jyväskylä, Seppälä': 'Jyväskylän Seppälässä',
  Oulu: 'Oulussa',
  Bratislava: 'v Bratislave',
  Trnava: 'v Trnave',
  Žilina: 'v Žiline',
  'Banská Bystrica': 'v Banskej Bystrici',
  Košice: 'v Košiciach',
};

const prepositions: Record<DemoLanguage, string> = { sv: 'i', nb: 'i', en: 'in', fi: '', sk: 'v' };

/** Returns a town as an adverbial of place: "in Leeds", "Tampereen Lielahdessa". */
export function placeText(town: string, language: DemoLanguage): string {
  return places[town] ?? `${prepositions[language]} ${town}`;
}
