import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readKeyphrase } from '../../shared/catalogue/keyphrase/keyphrase.ts';
import type { KeyphraseKnowledge } from '../../shared/catalogue/keyphrase/keyphrase.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { demoKnowledge, writtenFilters } from '../fixtures/demo/demoKnowledge.ts';

/*
 * Typed phrases with their filters in the demo group's stock, and the words searched as text.
 * The group's synonyms apply.
 */

const siteOf = {
  sv: 'polhem-bil',
  en: 'polhem-motors-uk',
  nb: 'polhem-bil-no',
  fi: 'polhem-carstore-fi',
  sk: 'polhem-carstore-sk',
  // No site of the group is in these: Finnish cars with their labels.
  de: 'polhem-carstore-fi',
  fr: 'polhem-carstore-fi',
  da: 'polhem-carstore-fi',
  'en-US': 'polhem-motors-uk',
};
const phraseLanguages = Object.keys(siteOf) as (keyof typeof siteOf)[];

/** Filters are written "brand Volvo, Volvo>XC60; price 0-200000", without "car_" in their names. */
type Row = [typed: string, filters: string, rest?: string];

const towBars = 'equipment Dragkrok|Dragkrok, elektrisk|Dragkrok, avtagbar';

const finnishTowBars = 'equipment Vetokoukku|Irrotettava vetokoukku|Sähköinen vetokoukku';

const phrases: Record<keyof typeof siteOf, Row[]> = {
  sv: [
    // brands, models and their nicknames
    ['volvo', 'brand Volvo'],
    ['Volvo XC60 röd', 'brand Volvo, Volvo>XC60; color Röd'],
    ['xc 60', 'brand Volvo, Volvo>XC60'],
    ['vw golf gti', 'brand Volkswagen, Volkswagen>Golf', 'gti'],
    ['merc c-klass', 'brand Mercedes-Benz, Mercedes-Benz>C-Klass'],
    ['bmw 3 serie', 'brand BMW, BMW>3-serie'],
    ['id4', 'brand Volkswagen, Volkswagen>ID.4'],
    ['mazda cx5', 'brand Mazda, Mazda>CX-5'],
    ['polestar 2', 'brand Polestar, Polestar>2'],
    ['v60 cross country d4', 'brand Volvo, Volvo>V60 Cross Country', 'd4'],
    ['bmw eller audi', 'brand BMW, Audi'],
    ['volks', 'brand Volkswagen'],
    // typing errors
    ['vovlo v60', 'brand Volvo, Volvo>V60'],
    ['tessla', 'brand Tesla'],
    ['hundai', 'brand Hyundai'],
    ['skåda oktavia', 'brand Skoda, Skoda>Octavia'],
    ['combo', '', 'combo'],
    ['golv', '', 'golv'],
    // endings and synonyms
    ['röda kombin', 'color Röd; body Kombi'],
    ['laddhybrider', 'fuel Laddhybrid'],
    ['begagnade bilar', 'condition Begagnad'],
    ['nya volvo', 'condition Ny; brand Volvo'],
    ['elbil 4wd', 'fuel El; drive Fyrhjulsdrift'],
    ['herrgårdsvagn med automatlåda', 'body Kombi; gearbox Automat'],
    ['röd bil i malmö', 'color Röd; site_city Malmö'],
    ['hybrid', 'fuel Elhybrid, Laddhybrid, Mildhybrid'],
    ['dragkrok', towBars],
    ['elektrisk dragkrok', 'equipment Dragkrok, elektrisk'],
    ['dragkrok panoramatak', `${towBars}, Panoramatak`],
    ['volvo rökfri', 'brand Volvo', 'rökfri'],
    ['bilar med rökfri', '', 'rökfri'],
    ['bilar', '', 'bilar'],
    // amounts
    ['under 200 000', 'price 0-200000'],
    ['upp till 200000 kr', 'price 0-200000'],
    ['från 100 000', 'price 100000-'],
    ['mellan 100 000 och 200 000', 'price 100000-200000'],
    ['från 100 000 under 200 000', 'price 100000-200000'],
    ['100-200 tkr', 'price 100000-200000'],
    ['250.000:-', 'price 0-250000'],
    ['200k', 'price 0-200000'],
    ['under 300', '', 'under 300'],
    ['max 2500/mån', 'monthly_cost 0-2500'],
    ['under 3000 kr i månaden', 'monthly_cost 0-3000'],
    ['privatleasing max 4 000 kr', 'privateleasing_monthly_cost 0-4000'],
    ['privatleasing', 'privateleasing_monthly_cost 0-'],
    ['privatleasing 7 sits', 'privateleasing_monthly_cost 0-; seats 7'],
    ['företagsleasing under 5000', 'companyleasing_monthly_cost 0-5000'],
    ['över 300 hk', 'power 300-'],
    ['minst 150 kW', 'power 204-'],
    ['under 5000 mil', 'mileage 0-5000'],
    ['under 50 000 km', 'mileage 0-5000'],
    ['nyare än 2020', 'year 2021-'],
    ['från 2019', 'year 2019-'],
    ['2019 eller nyare', 'year 2019-'],
    ['2019-2022', 'year 2019-2022'],
    ['årsmodell 2021', 'year 2021'],
    ['kia niro -21', 'brand Kia, Kia>Niro; year 2021'],
    ['7 sits', 'seats 7'],
    ['sjusitsig suv', 'seats 7; body SUV'],
    ['7-sitsig', 'seats 7'],
    ['5 dörrar', '', '5 dörrar'],
    ['volvo från 2020 under 400 000 med drag', `brand Volvo; year 2020-; price 0-400000; ${towBars}`],
    // registration numbers
    ['abc123', '', 'abc123'],
    ['KTH 75U', '', 'KTH 75U'],
    ['volvo abc 12d', 'brand Volvo', 'abc 12d'],
    ['suv 200 000 kr', 'body SUV; price 0-200000'],
  ],
  en: [
    ['used volvo estate under 20k', 'condition Used; brand Volvo; body Estate; price 0-20000'],
    ['volkswagon golf', 'brand Volkswagen, Volkswagen>Golf'],
    ['mercedes c class', 'brand Mercedes-Benz, Mercedes-Benz>C-Class'],
    ['blue bmw 3 series', 'color Blue; brand BMW, BMW>3 Series'],
    ['plug in hybrid suv', 'fuel Plug-in hybrid; body SUV'],
    ['4x4 with heated seats', 'drive Four-wheel drive; equipment Heated front seats'],
    ['tow bar', 'equipment Tow bar|Detachable tow bar|Electric tow bar'],
    ['seven seater under £30,000', 'seats 7; price 0-30000'],
    ['less than 30,000 miles', 'mileage 0-30000'],
    ['under 50,000 km', 'mileage 0-31069'],
    ['min 150 hp', 'power 150-'],
    ['between 10,000 and 20,000', 'price 10000-20000'],
    ['from 2019 onwards', 'year 2019-'],
    ['newer than 2018', 'year 2019-'],
    ['under £300 per month', 'monthly_cost 0-300'],
    ['UY73 NKG', '', 'UY73 NKG'],
    ['red cars', 'color Red'],
  ],
  nb: [
    [
      'stasjonsvogn med hengerfeste',
      'body Stasjonsvogn; equipment Hengerfeste|Hengerfeste, avtakbart|Hengerfeste, elektrisk',
    ],
    ['elbil under 300 000 kr', 'fuel Elektrisk; price 0-300000'],
    ['syv seter', 'seats 7'],
    ['maks 5000 mil', 'mileage 0-50000'],
    ['nyere enn 2020', 'year 2021-'],
    ['mellom 200 000 og 400 000', 'price 200000-400000'],
    ['røde biler', 'color Rød'],
    ['firehjulsdrift over 300 hk', 'drive Firehjulstrekk; power 300-'],
    ['EL 12345', '', 'EL 12345'],
    ['volkswagen id4 hvit', 'brand Volkswagen, Volkswagen>ID.4; color Hvit'],
    ['folkevogn varebiler', 'brand Volkswagen; body Varebil'],
  ],
  fi: [
    ['alle 20 000 €', 'price 0-20000'],
    ['10 000 - 20 000 euroa', 'price 10000-20000'],
    ['yli 200 hv', 'power 200-'],
    ['7-paikkainen', 'seats 7'],
    ['vuodesta 2019', 'year 2019-'],
    ['uudempi kuin 2020', 'year 2021-'],
    ['alle 100 tkm', 'mileage 0-100000'],
    ['max 400 €/kk', 'monthly_cost 0-400'],
    ['farkku automaatti', 'body Farmari; gearbox Automaatti'],
    ['punaiset skodat', 'color Punainen; brand Skoda'],
    ['bemari neliveto', 'brand BMW; drive Neliveto'],
    ['WST-191', '', 'WST-191'],
  ],
  sk: [
    ['do 20 000 €', 'price 0-20000'],
    ['od 10 000 do 20 000', 'price 10000-20000'],
    ['od roku 2019', 'year 2019-'],
    ['7 miestny', 'seats 7'],
    ['červené auto', 'color Červená'],
    ['150 koní', 'power 110-'],
    ['automat nafta', 'gearbox Automatická; fuel Nafta'],
    ['KE452CB', '', 'KE452CB'],
  ],
  de: [
    ['bis 20.000 €', 'price 0-20000'],
    ['von 10.000 bis 20.000 Euro', 'price 10000-20000'],
    ['zwischen 10 und 20 tausend euro', 'price 10000-20000'],
    ['höchstens 15 tsd €', 'price 0-15000'],
    ['ab 2019', 'year 2019-'],
    ['ab Baujahr 2020', 'year 2020-'],
    ['neuer als 2020', 'year 2021-'],
    ['unter 100.000 km', 'mileage 0-100000'],
    ['ueber 150 PS', 'power 150-'],
    ['7-Sitzer', 'seats 7'],
    ['rotes Auto', 'color Punainen'],
    ['weißer Kombi mit Anhängerkupplung', `color Valkoinen; body Farmari; ${finnishTowBars}`],
    ['Automatik Diesel', 'gearbox Automaatti; fuel Diesel'],
    ['gebrauchte Elektroautos', 'condition Käytetty; fuel Sähkö'],
    ['Elektroauto unter 300 € im Monat', 'fuel Sähkö; monthly_cost 0-300'],
    ['Kombi ohne Diesel', 'body Farmari; fuel !Diesel'],
    ['Ich suche einen günstigen Volvo', 'brand Volvo; price 0-15000'],
  ],
  fr: [
    ['voiture électrique automatique', 'fuel Sähkö; gearbox Automaatti'],
    ['break diesel moins de 20 000 €', 'body Farmari; fuel Diesel; price 0-20000'],
    ['entre 10 000 et 20 000 euros', 'price 10000-20000'],
    ['moins de 300 € par mois', 'monthly_cost 0-300'],
    ['SUV hybride rechargeable', 'body Maasturi; fuel Ladattava hybridi'],
    ['à partir de 2019', 'year 2019-'],
    ['moins de 100 000 km', 'mileage 0-100000'],
    ['7 places', 'seats 7'],
    ['voiture rouge avec attelage', `color Punainen; ${finnishTowBars}`],
    ['break sans diesel', 'body Farmari; fuel !Diesel'],
  ],
  da: [
    ['elbil med automatgear', 'fuel Sähkö; gearbox Automaatti'],
    ['stationcar diesel under 20.000 euro', 'body Farmari; fuel Diesel; price 0-20000'],
    ['under 300 € om måneden', 'monthly_cost 0-300'],
    ['fra 2019', 'year 2019-'],
    ['under 100.000 km', 'mileage 0-100000'],
    ['7 sæder', 'seats 7'],
    ['rød bil med anhængertræk', `color Punainen; ${finnishTowBars}`],
    ['stationcar uden diesel', 'body Farmari; fuel !Diesel'],
  ],
  'en-US': [
    ['gas sedan under $20,000', 'fuel Petrol; body Saloon; price 0-20000'],
    ['automatic station wagon', 'gearbox Automatic; body Estate'],
    ['under 50,000 miles', 'mileage 0-50000'],
    ['red pickup truck', 'color Red; body Pick-up'],
    ['under $300 a month', 'monthly_cost 0-300'],
  ],
};

const knowledge = new Map<Language, KeyphraseKnowledge>();

beforeAll(async () => {
  for (const language of phraseLanguages) knowledge.set(language, await demoKnowledge(siteOf[language], language));
});

function read(language: Language, typed: string): ReturnType<typeof readKeyphrase> {
  const known = knowledge.get(language);
  if (!known) throw new Error(`Nothing known in ${language}`);
  return readKeyphrase(typed, known);
}

describe.each(phraseLanguages)('what is typed in %s', (language) => {
  it.each(phrases[language])('"%s" is %s', (typed, filters, rest = '') => {
    const reading = read(language, typed);
    expect(writtenFilters(reading.filters)).toBe(filters);
    expect(reading.keyphrase).toBe(rest);
  });

  it('never takes a filter for what is left', () => {
    for (const [typed] of phrases[language]) {
      expect(read(language, read(language, typed).keyphrase).filters).toEqual({});
    }
  });

  it('loses no word whatever is typed', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(...phrases[language].flatMap(([typed]) => typed.split(' '))),
      fc.integer({ min: 0, max: 9_999_999 }).map(String),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (parts) => {
        const text = parts.join(' ');
        const { understood, fillers, keyphrase, filters } = read(language, text);
        const kept = [...understood, ...fillers, keyphrase].flatMap((words) => wordsOf(words));
        expect(kept.sort()).toEqual(wordsOf(text).sort());
        expect(Object.keys(filters).length > 0).toBe(understood.length > 0);
        expect(read(language, keyphrase)).toMatchObject({ filters: {}, keyphrase });
      }),
      { numRuns: 100 },
    );
  });
});

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
