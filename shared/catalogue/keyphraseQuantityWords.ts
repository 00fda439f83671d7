import type { Language } from '../site/SiteTypes.ts';

/** What the words around a number say. Phrases are folded; several words stand with one blank between them. */
export interface QuantityWords {
  /** Before a number: "under", "max". */
  atMost: string[];
  /** Before a number: "över", "från". */
  atLeast: string[];
  /** Before a year that does not count itself: "nyare än". */
  after: string[];
  before: string[];
  /** After a number: "eller nyare". */
  orMore: string[];
  orLess: string[];
  between: string[];
  /** Between two numbers: "till". */
  to: string[];
  /** Between the two numbers after "mellan". */
  and: string[];
  money: string[];
  perMonth: string[];
  thousand: string[];
  hp: string[];
  mil: string[];
  km: string[];
  miles: string[];
  /** Thousands of kilometres. */
  tkm: string[];
  seats: string[];
  doors: string[];
  /** British age identifiers of registration numbers: "67 plate". */
  plate: string[];
  /** The subject of a number, before it: "pris", "årsmodell". */
  price: string[];
  mileage: string[];
  year: string[];
  power: string[];
  month: string[];
  privateLeasing: string[];
  companyLeasing: string[];
  /** A distance beside one of these is how far a battery lasts. */
  electricRange: string[];
  /** 2 to 9, each with its spellings: "sju/syv". */
  numbers: string[];
}

/** Of every language: signs and what is written alike. */
const everywhere: Partial<QuantityWords> = {
  // "unter" and "bis": foreign visitors, and cars imported from Germany
  atMost: ['max', 'unter', 'bis', '<', '<=', '≤'],
  atLeast: ['min', '>', '>=', '≥'],
  orMore: ['+'],
  to: ['-', '–', '—'],
  money: ['€', '£', 'eur', 'euro', 'gbp', 'sek', 'nok', 'kr', ':-', ',-'],
  thousand: ['k'],
  hp: ['hp', 'ps', 'hk'],
  km: ['km'],
  miles: ['miles'],
  tkm: ['tkm'],
  price: ['£', '€'],
};

const english: Partial<QuantityWords> = {
  atMost: ['under', 'up to', 'below', 'less than', 'cheaper than', 'maximum', 'at most', 'no more than', 'within'],
  atLeast: ['over', 'above', 'from', 'more than', 'at least', 'minimum', 'since'],
  after: ['newer than', 'after', 'younger than'],
  before: ['older than', 'before'],
  orMore: ['or newer', 'or later', 'or more', 'onwards', 'and up', 'and newer', 'or above'],
  orLess: ['or less', 'or older', 'or under', 'or below'],
  between: ['between', 'from'],
  to: ['to'],
  and: ['and'],
  money: ['pounds', 'quid', 'euros'],
  perMonth: ['month', 'per month', 'a month', 'pcm', 'pm', 'mo', 'monthly'],
  thousand: ['thousand', 'grand'],
  hp: ['bhp', 'horsepower', 'horses'],
  km: ['kms', 'kilometres', 'kilometers'],
  miles: ['mile', 'mi'],
  seats: ['seat', 'seats', 'seater', 'seaters'],
  doors: ['door', 'doors'],
  plate: ['plate', 'plates', 'reg', 'registration'],
  price: ['price', 'budget'],
  mileage: ['mileage', 'driven'],
  year: ['year', 'model year', 'registered'],
  power: ['power'],
  month: ['monthly cost'],
  privateLeasing: ['private leasing', 'personal leasing', 'private lease', 'personal lease', 'leasing', 'lease'],
  companyLeasing: ['company leasing', 'business leasing', 'business lease', 'company lease'],
  electricRange: ['range'],
  numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
};

const swedish: Partial<QuantityWords> = {
  atMost: [
    'under',
    'upp till',
    'upptill',
    'hogst',
    'maximalt',
    'som mest',
    'mindre an',
    'billigare an',
    'lagre an',
    'inte over',
  ],
  atLeast: [
    'over',
    'fran',
    'minst',
    'minimum',
    'mer an',
    'dyrare an',
    'hogre an',
    'starkare an',
    'fran och med',
    'from',
  ],
  after: ['nyare an', 'efter', 'yngre an', 'senare an'],
  before: ['aldre an', 'fore', 'tidigare an'],
  orMore: [
    'eller nyare',
    'eller senare',
    'eller mer',
    'eller fler',
    'och uppat',
    'och framat',
    'och nyare',
    'eller over',
  ],
  orLess: ['eller mindre', 'eller aldre', 'eller lagre', 'eller under', 'och nedat'],
  between: ['mellan', 'fran'],
  to: ['till', 'upp till', 'max'],
  and: ['och'],
  money: ['kronor', 'spann'],
  perMonth: [
    'man',
    'manad',
    'manaden',
    'i manaden',
    'per manad',
    'per man',
    'kr man',
    'kr i manaden',
    'kr manad',
    'mnd',
  ],
  thousand: ['tkr', 'tusen', 'tusenlappar', 'lax', 'laxar', "'"],
  hp: ['hastkrafter', 'hast', 'hastar'],
  mil: ['mil'],
  km: ['kilometer'],
  seats: [
    'sits',
    'sitsig',
    'sitsigt',
    'sitsiga',
    'sitser',
    'sitsar',
    'saten',
    'sate',
    'platser',
    'personers',
    'stolar',
  ],
  doors: ['dorrar', 'dorrars', 'dorr', 'dorrarsbil', 'dorrarsbilar'],
  price: ['pris', 'budget', 'kostar', 'priset'],
  mileage: ['miltal', 'gatt', 'matarstallning', 'korda'],
  year: ['arsmodell', 'modellar', 'ar', 'arsmodeller', 'arsm'],
  power: ['effekt', 'motoreffekt'],
  month: ['manadskostnad', 'manadsbelopp', 'manadspris'],
  privateLeasing: ['privatleasing', 'privatleasa', 'leasing', 'leasa'],
  companyLeasing: ['foretagsleasing', 'tjanstebil'],
  electricRange: ['rackvidd'],
  numbers: ['tva', 'tre', 'fyra', 'fem', 'sex', 'sju', 'atta', 'nio'],
};

const norwegian: Partial<QuantityWords> = {
  atMost: [
    'under',
    'inntil',
    'opptil',
    'opp til',
    'maks',
    'maksimalt',
    'hoyst',
    'mindre enn',
    'billigere enn',
    'lavere enn',
  ],
  atLeast: ['over', 'fra', 'minst', 'minimum', 'mer enn', 'dyrere enn', 'sterkere enn', 'fra og med'],
  after: ['nyere enn', 'etter', 'yngre enn'],
  before: ['eldre enn', 'for'],
  orMore: ['eller nyere', 'eller senere', 'eller mer', 'og oppover', 'og nyere'],
  orLess: ['eller mindre', 'eller eldre', 'eller lavere'],
  between: ['mellom', 'fra'],
  to: ['til'],
  and: ['og'],
  money: ['kroner'],
  perMonth: ['mnd', 'maned', 'maneden', 'i maneden', 'per maned', 'pr maned', 'pr mnd', 'kr mnd', 'kr i maneden'],
  thousand: ['tusen', 'lapper'],
  hp: ['hestekrefter', 'hester'],
  mil: ['mil'],
  km: ['kilometer'],
  seats: ['seter', 'seters', 'sete', 'seteres', 'plasser'],
  doors: ['dors', 'dorer', 'dor'],
  price: ['pris', 'budsjett', 'prisen'],
  mileage: ['kilometerstand', 'kmstand', 'kjort', 'kjorelengde'],
  year: ['arsmodell', 'modellar', 'ar'],
  power: ['effekt'],
  month: ['manedspris', 'manedskostnad'],
  privateLeasing: ['privatleasing', 'privatleie', 'leasing', 'lease', 'leie'],
  companyLeasing: ['bedriftsleasing', 'firmaleasing', 'bedriftsleie'],
  electricRange: ['rekkevidde'],
  numbers: ['to', 'tre', 'fire', 'fem', 'seks', 'sju/syv', 'atte', 'ni'],
};

const finnish: Partial<QuantityWords> = {
  atMost: ['alle', 'enintaan', 'korkeintaan', 'maks', 'maksimi', 'halvempi kuin', 'vahemman kuin'],
  atLeast: ['yli', 'vahintaan', 'enemman kuin', 'alkaen', 'vuodesta'],
  after: ['uudempi kuin', 'uudemmat kuin'],
  before: ['vanhempi kuin', 'ennen'],
  orMore: ['alkaen', 'lahtien', 'tai uudempi', 'tai enemman', 'eteenpain'],
  orLess: ['asti', 'saakka', 'tai vahemman', 'tai vanhempi'],
  between: ['valilla', 'valilta'],
  and: ['ja'],
  money: ['euroa', 'e'],
  perMonth: ['kk', 'kuukausi', 'kuukaudessa', 'e kk', '€ kk', 'euroa kuukaudessa', 'euroa kk'],
  thousand: ['tuhatta', 'tonnia', 't'],
  hp: ['hv', 'hevosvoimaa', 'heppaa'],
  km: ['kilometria', 'kilometrin'],
  seats: ['paikkainen', 'paikkaiset', 'paikkaista', 'istuinta', 'istuimen', 'hengen', 'paikkaa'],
  doors: ['ovinen', 'ovea', 'oviset', 'oven'],
  price: ['hinta', 'budjetti'],
  mileage: ['ajettu', 'mittarilukema', 'kilometrit', 'ajokilometrit'],
  year: ['vuosimalli', 'vm', 'vuosi', 'vuoden'],
  power: ['teho'],
  month: ['kuukausihinta', 'kuukausiera'],
  privateLeasing: ['yksityisleasing', 'leasing'],
  companyLeasing: ['yritysleasing'],
  electricRange: ['toimintamatka', 'toimintasade', 'kantama'],
  numbers: ['kaksi', 'kolme', 'nelja', 'viisi', 'kuusi', 'seitseman', 'kahdeksan', 'yhdeksan'],
};

const slovak: Partial<QuantityWords> = {
  atMost: ['do', 'pod', 'najviac', 'maximalne', 'menej ako', 'lacnejsie ako', 'menej nez'],
  atLeast: ['od', 'nad', 'najmenej', 'minimalne', 'viac ako', 'aspon', 'viac nez'],
  after: ['novsie ako', 'mladsie ako', 'po roku', 'novsie nez'],
  before: ['starsie ako', 'pred rokom', 'starsie nez'],
  orMore: ['a viac', 'alebo novsie', 'a novsie', 'a vyssie'],
  orLess: ['a menej', 'alebo starsie'],
  between: ['medzi', 'od'],
  to: ['do'],
  and: ['a'],
  money: ['eur', 'eura'],
  perMonth: ['mesiac', 'mesacne', 'mes', 'za mesiac', '€ mesacne', 'eur mesacne', 'eur mesiac', '€ mesiac'],
  thousand: ['tisic', 'tis'],
  hp: ['koni', 'konmi', 'konskych sil'],
  km: ['kilometrov'],
  seats: ['miestny', 'miestne', 'miest', 'miestna', 'sedadiel', 'sedadla', 'sedadlove'],
  doors: ['dverovy', 'dverove', 'dveri', 'dverova', 'dvere'],
  price: ['cena', 'cenu', 'cene'],
  mileage: ['najazdene', 'najazdenych', 'km stav'],
  year: ['rok', 'roku', 'rok vyroby', 'rocnik', 'roka'],
  power: ['vykon'],
  month: ['mesacna splatka', 'splatka'],
  privateLeasing: ['sukromny lizing', 'operativny lizing', 'lizing', 'leasing'],
  companyLeasing: ['firemny lizing'],
  electricRange: ['dojazd'],
  numbers: ['dva', 'tri', 'styri', 'pat', 'sest', 'sedem', 'osem', 'devat'],
};

/** English is understood beside every language. */
const ofLanguage: Record<Language, Partial<QuantityWords>[]> = {
  sv: [everywhere, english, swedish],
  en: [everywhere, english],
  nb: [everywhere, english, norwegian],
  fi: [everywhere, english, finnish],
  sk: [everywhere, english, slovak],
};

/** The lists of a language that say `role`. */
export function quantityPhrases(language: Language | undefined, role: keyof QuantityWords): string[][] {
  return (language ? ofLanguage[language] : [everywhere]).map((words) => words[role] ?? []);
}
