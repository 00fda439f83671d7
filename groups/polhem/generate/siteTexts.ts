import type { Currency, DistanceUnit } from '../../../shared/site/SiteTypes.ts';
import type { DemoLanguage } from './DemoLanguage.ts';
import type { BodyKind, DriveKind, FuelKind, GearboxKind } from './models/ModelRow.ts';

/** Colours that buyers filter by. Several paints (and pictures) share one. */
export type ColourKind =
  | 'white'
  | 'silver'
  | 'grey'
  | 'black'
  | 'blue'
  | 'red'
  | 'green'
  | 'beige'
  | 'brown'
  | 'orange'
  | 'yellow'
  | 'turquoise';

export type ConditionKind = 'used' | 'new' | 'demo';

/** Texts of a language for the fields of a car. */
export interface CarTexts {
  fuel: Record<FuelKind, string>;
  gearbox: Record<GearboxKind, string>;
  drive: Record<DriveKind, string>;
  body: Record<BodyKind, string>;
  colour: Record<ColourKind, string>;
  condition: Record<ConditionKind, string>;
  price: string;
  priceFrom: string;
  priceWithoutVat: string;
  campaignPrice: string;
  priceOnRequest: string;
  campaign: string;
  loan: string;
  privateLeasing: string;
  companyLeasing: string;
  withoutVat: string;
  perMonth: string;
  months: string;
  perYear: string;
  horsepower: string;
  distance: Record<DistanceUnit, string>;
  /**
   * Placeholders are numbered as in LoanOption.disclaimer.
   * 0 effective rate, 1 credit, 2 months, 3 rate, 4 start, 5 invoice, 6 month, 7 total.
   */
  loanDisclaimer: string;
  loanDescription: string;
  leasingDescription: string;
  leasingNote: string;
}

const words = (text: string): string[] => text.split('|');

/** Builds a record from its keys and a line of texts separated by "|". Throws when a text is missing. */
function record<K extends string>(keys: readonly K[], line: string): Record<K, string> {
  const texts = words(line);
  if (texts.length !== keys.length) throw new Error(`"${line}" should have ${keys.length} texts.`);
  return Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? ''])) as Record<K, string>;
}

const fuels = ['petrol', 'diesel', 'mildHybrid', 'hybrid', 'plugInHybrid', 'electric'] as const;
const gearboxes = ['automatic', 'manual'] as const;
const drives = ['front', 'rear', 'all'] as const;
const conditions = ['used', 'new', 'demo'] as const;
const distances = ['mil', 'km', 'miles'] as const;
// prettier-ignore
const bodies = ['suv', 'estate', 'hatchback', 'sedan', 'coupe', 'cabriolet', 'van', 'minibus', 'pickup', 'motorcycle'] as const;
// prettier-ignore
const colours = ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'beige', 'brown', 'orange', 'yellow', 'turquoise'] as const;

/** Texts of every language. textFormat adds the spaces inside amounts. */
export const carTexts: Record<DemoLanguage, CarTexts> = {
  sv: {
    fuel: record(fuels, 'Bensin|Diesel|Mildhybrid|Elhybrid|Laddhybrid|El'),
    gearbox: record(gearboxes, 'Automat|Manuell'),
    drive: record(drives, 'Framhjulsdrift|Bakhjulsdrift|Fyrhjulsdrift'),
    body: record(bodies, 'SUV|Kombi|Halvkombi|Sedan|Coupé|Cabriolet|Skåpbil|Minibuss|Pickup|Motorcykel'),
    colour: record(colours, 'Vit|Silver|Grå|Svart|Blå|Röd|Grön|Beige|Brun|Orange|Gul|Turkos'),
    condition: record(conditions, 'Begagnad|Ny|Demobil'),
    price: 'Pris inkl. moms',
    priceFrom: 'Pris från',
    priceWithoutVat: 'Pris exkl. moms',
    campaignPrice: 'Kampanjpris',
    priceOnRequest: 'Pris på förfrågan',
    campaign: 'Vinterkampanj',
    loan: 'Billån',
    privateLeasing: 'Privatleasing',
    companyLeasing: 'Företagsleasing',
    withoutVat: 'exkl. moms',
    perMonth: 'kr/mån',
    months: 'mån',
    perYear: 'år',
    horsepower: 'hk',
    distance: record(distances, 'mil|km|miles'),
    loanDisclaimer:
      'Effektiv ränta {0} vid ett lån på {1} över {2} månader med rörlig ränta {3}, uppläggningsavgift {4} och aviavgift {5}. Månadskostnad {6}, totalt att betala {7}. Restvärde {8}, kontantinsats {9}.',
    loanDescription: '20 % kontant, resten som lån med slutbetalning. Sedvanlig kreditprövning.',
    leasingDescription: 'Fast månadskostnad, service och vägassistans ingår.',
    leasingNote: '* Försäkring, bränsle och övermil tillkommer.',
  },
  nb: {
    fuel: record(fuels, 'Bensin|Diesel|Mildhybrid|Hybrid|Ladbar hybrid|Elektrisk'),
    gearbox: record(gearboxes, 'Automat|Manuell'),
    drive: record(drives, 'Forhjulstrekk|Bakhjulstrekk|Firehjulstrekk'),
    body: record(bodies, 'SUV|Stasjonsvogn|Kombi 5-dørs|Sedan|Coupé|Cabriolet|Varebil|Minibuss|Pickup|Motorsykkel'),
    colour: record(colours, 'Hvit|Sølv|Grå|Svart|Blå|Rød|Grønn|Beige|Brun|Oransje|Gul|Turkis'),
    condition: record(conditions, 'Brukt|Ny|Demobil'),
    price: 'Pris inkl. mva.',
    priceFrom: 'Pris fra',
    priceWithoutVat: 'Pris ekskl. mva.',
    campaignPrice: 'Kampanjepris',
    priceOnRequest: 'Pris på forespørsel',
    campaign: 'Vinterkampanje',
    loan: 'Billån',
    privateLeasing: 'Privatleasing',
    companyLeasing: 'Bedriftsleasing',
    withoutVat: 'ekskl. mva.',
    perMonth: 'kr/md.',
    months: 'md.',
    perYear: 'år',
    horsepower: 'hk',
    distance: record(distances, 'mil|km|miles'),
    loanDisclaimer:
      'Effektiv rente {0} ved et lån på {1} over {2} måneder med nominell rente {3}, etableringsgebyr {4} og termingebyr {5}. Månedskostnad {6}, totalt {7}. Restverdi {8}, egenkapital {9}.',
    loanDescription: '20 % egenkapital, resten som lån med sluttbetaling. Vanlig kredittvurdering.',
    leasingDescription: 'Fast månedskostnad, service og veihjelp er inkludert.',
    leasingNote: '* Forsikring, drivstoff og overkjørte kilometer kommer i tillegg.',
  },
  en: {
    fuel: record(fuels, 'Petrol|Diesel|Mild hybrid|Hybrid|Plug-in hybrid|Electric'),
    gearbox: record(gearboxes, 'Automatic|Manual'),
    drive: record(drives, 'Front-wheel drive|Rear-wheel drive|Four-wheel drive'),
    body: record(bodies, 'SUV|Estate|Hatchback|Saloon|Coupé|Convertible|Van|Minibus|Pick-up|Motorcycle'),
    colour: record(colours, 'White|Silver|Grey|Black|Blue|Red|Green|Beige|Brown|Orange|Yellow|Turquoise'),
    condition: record(conditions, 'Used|New|Ex-demonstrator'),
    price: 'Price incl. VAT',
    priceFrom: 'Price from',
    priceWithoutVat: 'Price excl. VAT',
    campaignPrice: 'Offer price',
    priceOnRequest: 'Price on request',
    campaign: 'Winter offer',
    loan: 'Hire purchase',
    privateLeasing: 'Personal contract hire',
    companyLeasing: 'Business contract hire',
    withoutVat: 'excl. VAT',
    perMonth: 'per month',
    months: 'months',
    perYear: 'year',
    horsepower: 'bhp',
    distance: record(distances, 'mil|km|miles'),
    loanDisclaimer:
      'Representative {0} APR on {1} over {2} months at {3} per year, arrangement fee {4}, invoice fee {5}. Monthly payment {6}, total payable {7}. Final payment {8}, deposit {9}.',
    loanDescription: '20% deposit and a final payment at the end of the term. Subject to status.',
    leasingDescription: 'Fixed monthly rental with servicing and roadside assistance included.',
    leasingNote: '* Insurance, fuel and excess mileage are charged separately.',
  },
  fi: {
    fuel: record(fuels, 'Bensiini|Diesel|Mietohybridi|Hybridi|Ladattava hybridi|Sähkö'),
    gearbox: record(gearboxes, 'Automaatti|Manuaali'),
    drive: record(drives, 'Etuveto|Takaveto|Neliveto'),
    body: record(
      bodies,
      'Maasturi|Farmari|Viistoperä|Sedan|Coupé|Avoauto|Pakettiauto|Pikkubussi|Avolava|Moottoripyörä',
    ),
    colour: record(
      colours,
      'Valkoinen|Hopea|Harmaa|Musta|Sininen|Punainen|Vihreä|Beige|Ruskea|Oranssi|Keltainen|Turkoosi',
    ),
    condition: record(conditions, 'Käytetty|Uusi|Esittelyauto'),
    price: 'Hinta sis. alv',
    priceFrom: 'Hinta alkaen',
    priceWithoutVat: 'Hinta alv 0 %',
    campaignPrice: 'Kampanjahinta',
    priceOnRequest: 'Hinta pyynnöstä',
    campaign: 'Talvikampanja',
    loan: 'Rahoitus',
    privateLeasing: 'Yksityisleasing',
    companyLeasing: 'Yritysleasing',
    withoutVat: 'alv 0 %',
    perMonth: '€/kk',
    months: 'kk',
    perYear: 'vuosi',
    horsepower: 'hv',
    distance: record(distances, 'mil|km|mailia'),
    loanDisclaimer:
      'Todellinen vuosikorko {0}, luoton määrä {1}, laina-aika {2} kk, nimelliskorko {3}, perustamismaksu {4}, käsittelymaksu {5}. Kuukausierä {6}, yhteensä {7}. Viimeinen erä {8}, käsiraha {9}.',
    loanDescription: '20 % käsiraha ja suurempi viimeinen erä. Edellyttää hyväksyttyä luottopäätöstä.',
    leasingDescription: 'Kiinteä kuukausimaksu sisältää huollot ja tiepalvelun.',
    leasingNote: '* Vakuutus, energia ja ylikilometrit eivät sisälly hintaan.',
  },
  sk: {
    fuel: record(fuels, 'Benzín|Nafta|Mild hybrid|Hybrid|Plug-in hybrid|Elektrina'),
    gearbox: record(gearboxes, 'Automatická|Manuálna'),
    drive: record(drives, 'Predný náhon|Zadný náhon|Pohon 4×4'),
    body: record(bodies, 'SUV|Kombi|Hatchback|Sedan|Kupé|Kabriolet|Dodávka|Minibus|Pick-up|Motocykel'),
    colour: record(colours, 'Biela|Strieborná|Sivá|Čierna|Modrá|Červená|Zelená|Béžová|Hnedá|Oranžová|Žltá|Tyrkysová'),
    condition: record(conditions, 'Jazdené|Nové|Predvádzacie'),
    price: 'Cena s DPH',
    priceFrom: 'Cena od',
    priceWithoutVat: 'Cena bez DPH',
    campaignPrice: 'Akciová cena',
    priceOnRequest: 'Cena na vyžiadanie',
    campaign: 'Zimná akcia',
    loan: 'Úver',
    privateLeasing: 'Súkromný lízing',
    companyLeasing: 'Firemný lízing',
    withoutVat: 'bez DPH',
    perMonth: '€/mes.',
    months: 'mes.',
    perYear: 'rok',
    horsepower: 'k',
    distance: record(distances, 'mil|km|míľ'),
    loanDisclaimer:
      'RPMN {0}, výška úveru {1}, doba {2} mesiacov, úroková sadzba {3}, spracovateľský poplatok {4}, mesačný poplatok {5}. Mesačná splátka {6}, celkom {7}. Posledná splátka {8}, akontácia {9}.',
    loanDescription: 'Akontácia 20 % a zvýšená posledná splátka. Podlieha schváleniu úveru.',
    leasingDescription: 'Pevná mesačná splátka vrátane servisu a asistencie.',
    leasingNote: '* Poistenie, palivo a nadlimitné kilometre nie sú v cene.',
  },
};

/** Sales settings of a site: money, units, number of cars, and the start of its ids. */
export interface DemoSite {
  name: string;
  /** Part of each dealer's name: "Polhem Bil Uppsala". */
  dealerName: string;
  country: 'SE' | 'NO' | 'UK' | 'FI' | 'SK';
  language: DemoLanguage;
  currency: Currency;
  distanceUnit: DistanceUnit;
  /** Units of local money per Swedish krona. */
  rate: number;
  /** VAT as a share: 0.25. */
  vat: number;
  cars: number;
  /** Company number in ERP ids. */
  company: string;
  /** Loan fees in local money. */
  startFee: number;
  invoiceFee: number;
}

const site = (
  name: string,
  dealerName: string,
  country: DemoSite['country'],
  cars: number,
  company: string,
): DemoSite => {
  const shared = { name, dealerName, country, cars, company };
  const kronor = { startFee: 595, invoiceFee: 49 };
  const euros = { currency: 'EUR', distanceUnit: 'km', rate: 0.088, startFee: 55, invoiceFee: 5 } as const;
  if (country === 'SE') {
    return { ...shared, ...kronor, language: 'sv', currency: 'SEK', distanceUnit: 'mil', rate: 1, vat: 0.25 };
  }
  if (country === 'NO') {
    return { ...shared, ...kronor, language: 'nb', currency: 'NOK', distanceUnit: 'km', rate: 1.03, vat: 0.25 };
  }
  if (country === 'FI') return { ...shared, ...euros, language: 'fi', vat: 0.255 };
  if (country === 'SK') return { ...shared, ...euros, language: 'sk', vat: 0.23 };
  return {
    ...shared,
    language: 'en',
    currency: 'GBP',
    distanceUnit: 'miles',
    rate: 0.077,
    vat: 0.2,
    startFee: 49,
    invoiceFee: 4,
  };
};

/** The site of trucks; its stock is a table (truckTable.ts). */
export const truckSite = site('polhem-trucks', 'Polhem Trucks', 'SE', 0, '12');

/** The sites with a stock of cars, with the size of their demo stock. */
export const demoSites: readonly DemoSite[] = [
  site('polhem-bil', 'Polhem Bil', 'SE', 700, '10'),
  site('polhem-carstore-se', 'Polhem Carstore', 'SE', 400, '11'),
  site('polhem-bil-no', 'Polhem Bil', 'NO', 250, '20'),
  site('polhem-carstore-no', 'Polhem Carstore', 'NO', 150, '21'),
  site('polhem-motors-uk', 'Polhem Motors', 'UK', 250, '30'),
  site('polhem-carstore-fi', 'Polhem Carstore', 'FI', 150, '40'),
  site('polhem-carstore-sk', 'Polhem Carstore', 'SK', 100, '50'),
];
