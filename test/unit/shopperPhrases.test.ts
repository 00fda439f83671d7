import { beforeAll, describe, expect, it } from '@jest/globals';
import { readKeyphrase } from '../../shared/catalogue/keyphrase/keyphrase.ts';
import type { KeyphraseKnowledge } from '../../shared/catalogue/keyphrase/keyphrase.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { demoKnowledge, writtenFilters } from '../fixtures/demo/demoKnowledge.ts';

/* Phrases that shoppers type, on pages in the first and the second language of a site. */

/** Typed words; filters as in phrases.test.ts; words searched as text; ignored words; corrections. */
type Row = [typed: string, filters: string, text?: string, ignored?: string, corrected?: string];

interface Page {
  site: string;
  language: Language;
  rows: Row[];
}

const privateLeasing = 'privateleasing_monthly_cost 0-';
const companyLeasing = 'companyleasing_monthly_cost 0-';
const towing = 'Dragvikt över 1 500 kg';
const campaign = 'has_campaign_price true';
const vat = 'vat_eligible true';
const towBars = 'equipment Dragkrok|Dragkrok, elektrisk|Dragkrok, avtagbar';
const noTowBars = 'equipment !Dragkrok, !Dragkrok, elektrisk, !Dragkrok, avtagbar';
const stockholm = 'site_city Stockholm Bromma, Stockholm Kungens Kurva';
const goteborg = 'site_city Göteborg Hisings Backa, Göteborg Sisjön';
const vetokoukut = 'equipment Vetokoukku|Irrotettava vetokoukku|Sähköinen vetokoukku';

const pages: Page[] = [
  {
    site: 'polhem-bil',
    language: 'sv',
    rows: [
      // Swapped letters.
      ['bwm', 'brand BMW', '', '', 'bwm → BMW'],
      ['v06', 'brand Volvo, Volvo>V60', '', '', 'v06 → V60'],
      ['kai niro', 'brand Kia, Kia>Niro', '', '', 'kai → Kia'],
      ['vovlo', 'brand Volvo', '', '', 'vovlo → Volvo'],
      // models
      ['e208', 'brand Peugeot, Peugeot>208; fuel El'],
      ['e-208', 'brand Peugeot, Peugeot>208; fuel El'],
      ['fiat 500e', 'brand Fiat, Fiat>500; fuel El'],
      ['vw golf gti', 'brand Volkswagen, Volkswagen>Golf', 'gti'],
      ['5:an', 'brand BMW, BMW>5-serie'],
      ['a 3', 'brand Audi, Audi>A3'],
      ['audi a 3', 'brand Audi, Audi>A3'],
      ['bmw 3er diesel unter 5000', 'brand BMW, BMW>3-serie; fuel Diesel; price 0-5000'],
      ['mercedes a-class', 'brand Mercedes-Benz, Mercedes-Benz>A-Klass'],
      // leasing, campaigns, VAT
      ['leasing', privateLeasing],
      ['privatleasing', privateLeasing],
      ['leasing under 4000', 'privateleasing_monthly_cost 0-4000'],
      ['tjänstebil', companyLeasing],
      ['kampanj', campaign],
      ['rea', campaign],
      ['momsbil', vat],
      ['avdragbar moms', vat],
      ['skåpbil avdragbar moms', `body Skåpbil; ${vat}`],
      // size and price
      ['billig', 'price 0-200000'],
      ['billig volvo', 'brand Volvo; price 0-200000'],
      ['billig volvo under 300 000', 'brand Volvo; price 0-300000'],
      ['familjebil', 'body Kombi, SUV, Minibuss; seats 5, 7'],
      ['stadsbil', 'body Halvkombi'],
      ['liten bil', 'body Halvkombi'],
      ['stor bil', 'body Kombi, SUV, Minibuss'],
      ['liten kombi', 'body Kombi'],
      ['jag söker en liten elbil', 'fuel El; body Halvkombi', '', 'jag söker en'],
      ['jag', '', 'jag'],
      // equipment: a car must have all of it
      ['apple carplay', 'equipment Apple CarPlay och Android Auto'],
      ['panoramatak backkamera', 'equipment Panoramatak, Backkamera|360-kamera'],
      // towns
      ['stockholm', stockholm],
      ['göteborg', goteborg],
      ['gothenburg', goteborg],
      ['volvo i stockholm', `brand Volvo; ${stockholm}`],
      ['malmö', 'site_city Malmö'],
      ['stockholm bromma', 'site_city Stockholm Bromma'],
      // negation
      ['inte volvo', 'brand !Volvo'],
      ['inte volvo eller bmw', 'brand !Volvo, !BMW'],
      ['inte volvo v60', 'brand !Volvo>V60'],
      ['volvo utan dragkrok', `brand Volvo; ${noTowBars}`],
      ['ej diesel', 'fuel !Diesel'],
      ['inte en diesel', 'fuel !Diesel'],
      ['röd inte suv', 'color Röd; body !SUV'],
      ['inte diesel och automat', 'fuel !Diesel; gearbox Automat'],
      ['inte över 200 000', 'price 0-200000'],
      ['inte rökfri', '', 'inte rökfri'],
      // bare budgets, ages, distances
      ['250000', 'price 0-250000'],
      ['volvo 250000', 'brand Volvo; price 0-250000'],
      ['410658', '', '410658'],
      ['låga mil', 'mileage 0-5000'],
      ['max 5 år gammal', 'year 2021-'],
      ['årsmodell 22', 'year 2022'],
      ['elbil räckvidd över 500 km', 'fuel El', '', 'räckvidd över 500 km'],
      ['elbil över 400 km', 'fuel El', '', 'över 400 km'],
      ['kombi nära uppsala', 'body Kombi; site_city Uppsala'],
      ['kombi 5 mil från uppsala', 'body Kombi; site_city Uppsala', '', '5 mil'],
      ['kombi inom 50 km från uppsala', 'body Kombi; site_city Uppsala', '', '50 km'],
      // weights, owners
      ['dragvikt', `equipment ${towing}`],
      ['dragvikt över 1 500 kg', `equipment ${towing}`],
      ['kombi dragvikt 1200 kg', `body Kombi; equipment ${towing}`],
      ['1500 kg dragvikt', `equipment ${towing}`],
      ['dragvikt 2000 kg', `equipment ${towing}`, '', '2000 kg'],
      ['dragvikt 2 ton', `equipment ${towing}`, '', '2 ton'],
      ['volvo under 1800 kg', 'brand Volvo', '', 'under 1800 kg'],
      ['volvo en ägare', 'brand Volvo', '', 'en ägare'],
      // further names
      ['prissänkt', campaign],
      ['nyinkommet volvo', 'brand Volvo', '', 'nyinkommet'],
      ['taklucka', 'equipment Panoramatak'],
      // text
      ['plåt', '', 'plåt'],
      ['röd volvo plåt', 'color Röd; brand Volvo', 'plåt'],
      ['mot', '', 'mot'],
      ['volvo med drag', `brand Volvo; ${towBars}`],
    ],
  },
  {
    site: 'polhem-bil',
    language: 'en',
    rows: [
      ['red volvo', 'color Röd; brand Volvo'],
      ['electric estate', 'fuel El; body Kombi'],
      ['black automatic', 'color Svart; gearbox Automat'],
      ['röd elbil', 'color Röd; fuel El'],
      ['not red', 'color !Röd'],
      ['volvo without tow bar', 'brand Volvo; equipment !Dragkrok, !Dragkrok, avtagbar, !Dragkrok, elektrisk'],
      ['gothenburg', goteborg],
      ['stockholm', stockholm],
      ['lease', privateLeasing],
      ['company car', companyLeasing],
      ['campaign', campaign],
      ['vat deductible', vat],
      ['family car', 'body Kombi, SUV, Minibuss; seats 5, 7'],
      ['city car', 'body Halvkombi'],
      ['small car', 'body Halvkombi'],
      ['cheap', 'price 0-200000'],
      ['a 3 series', 'brand BMW, BMW>3-serie', '', 'a'],
      ['5 series diesel', 'brand BMW, BMW>5-serie; fuel Diesel'],
      ['bwm', 'brand BMW', '', '', 'bwm → BMW'],
      ['i am looking for a small electric car', 'fuel El; body Halvkombi', '', 'i am looking a'],
      ['used plug-in hybrid suv', 'condition Begagnad; fuel Laddhybrid; body SUV'],
      ['apple carplay', 'equipment Apple CarPlay och Android Auto'],
    ],
  },
  {
    site: 'polhem-motors-uk',
    language: 'en',
    rows: [
      ['low mileage golf', 'mileage 0-31069; brand Volkswagen, Volkswagen>Golf'],
      ['first car', 'body Hatchback; price 0-15000'],
      ['15000', 'price 0-15000'],
      ['golf one owner', 'brand Volkswagen, Volkswagen>Golf', '', 'one owner'],
      ['towing capacity 1500 kg', 'equipment Towing capacity over 1,500 kg'],
      ['less than 3 years old', 'year 2023-'],
      ['2020 plate', 'year 2020-2020'],
      ['67 plate', 'year 2017-2018'],
      ['golf 17 plate', 'brand Volkswagen, Volkswagen>Golf; year 2017-2017'],
      ['73 reg', 'year 2023-2024'],
      ['bwm', 'brand BMW', '', '', 'bwm → BMW'],
      ['v06', 'brand Volvo, Volvo>V60', '', '', 'v06 → V60'],
      ['fiat 500e', 'brand Fiat, Fiat>500; fuel Electric'],
      ['vw golf gti', 'brand Volkswagen, Volkswagen>Golf', 'gti'],
      ['ford fiesta', 'brand Ford', 'fiesta'],
      ['not red', 'color !Red'],
      ['no diesel', 'fuel !Diesel'],
      ['without tow bar', 'equipment !Tow bar, !Detachable tow bar, !Electric tow bar'],
      ['black automatic hatchback under 20k', 'color Black; gearbox Automatic; body Hatchback; price 0-20000'],
      ['personal contract hire', privateLeasing],
      ['offers', campaign],
      ['plus vat', vat],
      ['family car', 'body Estate, SUV, Minibus; seats 5, 7'],
      ['city car', 'body Hatchback'],
      ['large suv', 'body SUV'],
      ['cheap', 'price 0-15000'],
      ['mot', '', 'mot'],
      ['bmw 3er diesel unter 5000', 'brand BMW, BMW>3 Series; fuel Diesel; price 0-5000'],
      ['apple carplay', 'equipment Apple CarPlay and Android Auto'],
    ],
  },
  {
    site: 'polhem-bil-no',
    language: 'nb',
    rows: [
      ['bwm', 'brand BMW', '', '', 'bwm → BMW'],
      ['leie under 4000', 'privateleasing_monthly_cost 0-4000'],
      ['privatleie', privateLeasing],
      ['leasing', privateLeasing],
      ['firmabil', companyLeasing],
      ['kampanje', campaign],
      ['tilbud', campaign],
      ['fradragsberettiget mva', vat],
      ['uten hengerfeste', 'equipment !Hengerfeste, !Hengerfeste, avtakbart, !Hengerfeste, elektrisk'],
      ['ikke diesel', 'fuel !Diesel'],
      ['volvo ikke elbil', 'brand Volvo; fuel !Elektrisk'],
      ['familiebil', 'body Stasjonsvogn, SUV, Minibuss; seats 5, 7'],
      ['liten elbil', 'fuel Elektrisk; body Kombi 5-dørs'],
      ['billig', 'price 0-200000'],
      ['jeg søker en rød bil', 'color Rød', '', 'jeg søker en'],
      ['electric estate', 'fuel Elektrisk; body Stasjonsvogn'],
    ],
  },
  {
    site: 'polhem-carstore-fi',
    language: 'fi',
    rows: [
      ['bwm', 'brand BMW', '', '', 'bwm → BMW'],
      ['helsingissä', 'site_city Helsinki, Konala'],
      ['helsinki', 'site_city Helsinki, Konala'],
      ['tampereella', 'site_city Tampere, Lielahti'],
      ['tampere', 'site_city Tampere, Lielahti'],
      ['turussa', 'site_city Turku'],
      ['espoosta', 'site_city Espoo, Olari'],
      ['jyväskylässä', 'site_city Jyväskylä, Seppälä'],
      ['vantaalla', 'site_city Vantaa'],
      ['oulusta', 'site_city Oulu'],
      ['helsinkiin', 'site_city Helsinki, Konala'],
      ['farmari helsingissä', 'body Farmari; site_city Helsinki, Konala'],
      ['alle 20t€', 'price 0-20000'],
      ['ei dieseliä', 'fuel !Diesel'],
      ['ilman vetokoukkua', 'equipment !Vetokoukku, !Irrotettava vetokoukku, !Sähköinen vetokoukku'],
      ['vetokoukku', vetokoukut],
      ['perheauto', 'body Farmari, Maasturi, Pikkubussi; seats 5, 7'],
      ['pikkuauto', 'body Viistoperä'],
      ['halpa', 'price 0-15000'],
      ['kampanja', campaign],
      ['leasing', privateLeasing],
      ['alv-vähennyskelpoinen', vat],
      ['etsin punaista autoa', 'color Punainen', '', 'etsin'],
      ['röd elbil', 'color Punainen; fuel Sähkö'],
    ],
  },
  {
    site: 'polhem-carstore-fi',
    language: 'sv',
    rows: [
      ['röd', 'color Punainen'],
      ['röda elbilar', 'color Punainen; fuel Sähkö'],
      ['elbil', 'fuel Sähkö'],
      ['kombi', 'body Farmari'],
      ['farmari', 'body Farmari'],
      ['svart automat', 'color Musta; gearbox Automaatti'],
      ['hybrid', 'fuel Hybridi, Ladattava hybridi, Mietohybridi'],
      ['inte diesel', 'fuel !Diesel'],
      ['utan dragkrok', 'equipment !Vetokoukku, !Sähköinen vetokoukku, !Irrotettava vetokoukku'],
      ['helsingfors', 'site_city Helsinki, Konala'],
      ['tammerfors', 'site_city Tampere, Lielahti'],
      ['åbo', 'site_city Turku'],
      ['familjebil', 'body Farmari, Maasturi, Pikkubussi; seats 5, 7'],
      ['billig', 'price 0-15000'],
      ['kampanj', campaign],
      ['electric estate', 'fuel Sähkö; body Farmari'],
    ],
  },
  {
    site: 'polhem-carstore-sk',
    language: 'sk',
    rows: [
      ['bwm', 'brand BMW', '', '', 'bwm → BMW'],
      ['nie diesel', 'fuel !Nafta'],
      ['bez ťažného', 'equipment !Ťažné zariadenie, !Odnímateľné ťažné zariadenie, !Elektrické ťažné zariadenie'],
      ['rodinné auto', 'body Kombi, SUV, Minibus; seats 5, 7'],
      ['malé auto', 'body Hatchback'],
      ['lacné', 'price 0-15000'],
      ['akcia', campaign],
      ['odpočet dph', vat],
      ['operatívny lízing', privateLeasing],
      ['lízing', privateLeasing],
      ['kombi v bratislave', 'body Kombi; site_city Bratislava'],
      ['v košiciach', 'site_city Košice'],
      ['hľadám červené auto', 'color Červená', '', 'hľadám'],
      ['electric estate', 'fuel Elektrina; body Kombi'],
    ],
  },
];

describe.each(pages)('on $site in $language', ({ site, language, rows }) => {
  let known: KeyphraseKnowledge;
  beforeAll(async () => {
    known = await demoKnowledge(site, language);
  });

  it.each(rows)('"%s" is %s', (typed, filters, text = '', ignored = '', corrected = '') => {
    const reading = readKeyphrase(typed, known);
    expect({
      filters: writtenFilters(reading.filters),
      text: reading.keyphrase,
      ignored: reading.ignored.join(' '),
      corrected: reading.corrections.map(({ from, to }) => `${from} → ${to}`).join(', '),
    }).toEqual({ filters, text, ignored, corrected });
  });
});
