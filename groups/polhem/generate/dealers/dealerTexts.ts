import type { DemoLanguage } from '../DemoLanguage.ts';

/** Texts of a dealer in one language; lists are in the order of departmentKinds. */
export interface DealerTexts {
  departments: string[];
  titles: string[];
  weekdays: string;
  saturday: string;
  sunday: string;
  closed: string;
  /** Day and text of special days. */
  holidays: [string, string][];
  firstNames: string[];
  lastNames: string[];
}

/** Kinds of department. `group` distinguishes departments in the contract, in every language. */
export const departmentKinds = [
  { code: 'NEW', group: 'New cars', weekdays: ['9', '18'], saturday: ['10', '15'], sunday: ['11', '15'], people: 3 },
  { code: 'USED', group: 'Used cars', weekdays: ['9', '18'], saturday: ['10', '15'], sunday: ['11', '15'], people: 4 },
  { code: 'WORKSHOP', group: 'Workshop', weekdays: ['7', '17'], saturday: null, sunday: null, people: 2 },
  { code: 'PARTS', group: 'Parts', weekdays: ['7', '17'], saturday: ['10', '14'], sunday: null, people: 1 },
  { code: 'BODY', group: 'Body work', weekdays: ['7', '16'], saturday: null, sunday: null, people: 1 },
] as const;

export type DepartmentKind = (typeof departmentKinds)[number];

const list = (text: string): string[] => text.split('|');

export const dealerTexts: Record<DemoLanguage, DealerTexts> = {
  sv: {
    departments: list('Nya bilar|Begagnade bilar|Verkstad|Reservdelar|Skadeverkstad'),
    titles: list('Säljare|Säljare|Servicerådgivare|Reservdelssäljare|Skadeledare'),
    weekdays: 'Måndag–fredag',
    saturday: 'Lördag',
    sunday: 'Söndag',
    closed: 'Stängt',
    holidays: [
      ['Julafton 24 dec', 'Stängt'],
      ['Nyårsdagen 1 jan', 'Stängt'],
      ['Trettondagen 6 jan', '11:00–15:00'],
    ],
    firstNames: list('Maja|Elias|Sara|Oskar|Alva|Nils|Ebba|Axel|Lina|Hugo|Amir|Stina|Viktor|Leila|Jonas|Frida'),
    lastNames: list('Lund|Berg|Åkesson|Sjöberg|Nyman|Ek|Wallin|Hedlund|Holm|Sandell|Norling|Öberg|Rask|Dahlin|Palm'),
  },
  nb: {
    departments: list('Nye biler|Bruktbiler|Verksted|Deler|Skadeverksted'),
    titles: list('Bilselger|Bilselger|Kundemottaker|Delemedarbeider|Skadekonsulent'),
    weekdays: 'Mandag–fredag',
    saturday: 'Lørdag',
    sunday: 'Søndag',
    closed: 'Stengt',
    holidays: [
      ['Julaften 24. des', 'Stengt'],
      ['Første nyttårsdag 1. jan', 'Stengt'],
    ],
    firstNames: list('Ingrid|Sindre|Kari|Magnus|Silje|Eirik|Tuva|Lars|Solveig|Henrik|Nora|Jonas|Marte|Amina'),
    lastNames: list('Haugen|Lie|Solberg|Moen|Strand|Bakke|Nygård|Dahl|Fossum|Hagen|Sæther|Vik|Aune'),
  },
  en: {
    departments: list('New cars|Used cars|Service|Parts|Body shop'),
    titles: list('Sales Executive|Sales Executive|Service Adviser|Parts Adviser|Body Shop Adviser'),
    weekdays: 'Monday–Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    closed: 'Closed',
    holidays: [
      ['Christmas Day 25 Dec', 'Closed'],
      ['Boxing Day 26 Dec', 'Closed'],
      ["New Year's Day 1 Jan", 'Closed'],
    ],
    firstNames: list('Olivia|Harry|Amelia|George|Isla|Jack|Priya|Thomas|Grace|Oliver|Freya|Daniel|Aisha|Callum'),
    lastNames: list('Hartley|Bennett|Marsh|Whitlock|Ellis|Fenton|Doyle|Ashworth|Pryce|Okafor|Sutton|Lennox|Rowe'),
  },
  fi: {
    departments: list('Uudet autot|Vaihtoautot|Huolto|Varaosat|Korikorjaamo'),
    titles: list('Automyyjä|Automyyjä|Huoltoneuvoja|Varaosamyyjä|Vauriotarkastaja'),
    weekdays: 'Maanantai–perjantai',
    saturday: 'Lauantai',
    sunday: 'Sunnuntai',
    closed: 'Suljettu',
    holidays: [
      ['Itsenäisyyspäivä 6.12.', 'Suljettu'],
      ['Jouluaatto 24.12.', 'Suljettu'],
    ],
    firstNames: list('Aino|Eetu|Helmi|Onni|Sanni|Mikael|Iida|Juho|Venla|Antti|Emma|Ville|Noora|Samu'),
    lastNames: list('Lahti|Niemelä|Salo|Koskela|Rautio|Hakala|Peltola|Virta|Mäkelä|Laakso|Tuominen|Aalto'),
  },
  sk: {
    departments: list('Nové autá|Jazdené autá|Servis|Náhradné diely|Karosáreň'),
    titles: list('Predajca|Predajca|Servisný poradca|Predajca dielov|Technik karosárne'),
    weekdays: 'Pondelok–piatok',
    saturday: 'Sobota',
    sunday: 'Nedeľa',
    closed: 'Zatvorené',
    holidays: [
      ['Štedrý deň 24. 12.', 'Zatvorené'],
      ['Nový rok 1. 1.', 'Zatvorené'],
    ],
    firstNames: list('Jana|Martin|Zuzana|Peter|Lucia|Tomáš|Katarína|Marek|Eva|Juraj|Simona|Filip'),
    lastNames: list('Kováčik|Hruška|Benko|Šimko|Urban|Lacko|Hudec|Sedlák|Oravec|Mráz|Gajdoš'),
  },
};
