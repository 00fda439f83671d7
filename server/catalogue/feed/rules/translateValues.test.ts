import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collectingLogger, loadCars, smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../../shared/catalogue/car/carInLanguage.ts';
import type { CarLanguageSite } from '../../../../shared/catalogue/car/carInLanguage.ts';
import { moneyText } from '../../../../shared/catalogue/moneyText.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';
import { productLanguages } from '../../../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../../../config/languages/loadVocabulary.ts';
import { valueLabelsFor } from '../../vocabulary/valueLabelsFor.ts';

let folder: string;
let vocabulary: Vocabulary;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'values-'));
  vocabulary = loadVocabulary(productLanguages());
});
afterAll(() => rm(folder, { recursive: true }));

/** A car of the Norwegian and English site fjord-bil, from a feed whose values are in a language. */
async function carFrom(language: Language | undefined, row: Record<string, unknown>): Promise<Car | undefined> {
  const source = join(folder, 'cars.ndjson');
  await writeFile(source, JSON.stringify({ id: 1, price: 382_900, ...row }));
  const mapping = smallMapping({
    format: 'ndjson',
    site: 'fjord-bil',
    ...(language ? { language } : {}),
    fields: {
      car_fuel: { column: 'fuel' },
      car_gearbox: { column: 'gear' },
      car_body: { column: 'body' },
      car_drive: { column: 'drive' },
      car_equipment: { column: 'equipment' },
      car_price: { column: 'price' },
    },
    derived: ['car_price_text'],
  });
  const site = { currency: 'NOK', locale: 'nb-NO', distanceUnit: 'km' as const, language: 'nb' as const };
  const sites = new Map([['fjord-bil', site]]);
  const stock = await loadCars({ source, mapping, logger: collectingLogger(), sites, vocabulary });
  return stock?.carsBySite.get('fjord-bil')?.[0];
}

function shownIn(language: 'nb' | 'en', car: Car): Car {
  const languages: Language[] = ['nb', 'en'];
  const locales = { nb: 'nb-NO', en: 'en-150' };
  const valueLabels = valueLabelsFor(vocabulary, { languages: ['nb', 'en'], locales }, language);
  const locale = language === 'nb' ? 'nb-NO' : 'en-150';
  const site: CarLanguageSite = { language, languages, locale, currency: 'NOK', distanceUnit: 'km' };
  return carInLanguage(car, { ...site, ...(valueLabels && { valueLabels }) });
}

describe('the values of a feed in one language', () => {
  it.each<[Language | undefined, Record<string, unknown>]>([
    ['en', { fuel: 'Petrol', gear: 'Automatic', equipment: ['Tow bar'] }],
    ['sv', { fuel: 'bensin', gear: 'AUTOMAT', equipment: ['Dragkrok'] }],
    [undefined, { fuel: 'Bensin', gear: 'Automat', equipment: ['Hengerfeste'] }],
    [undefined, { fuel: 'Petrol', gear: 'Automatic', equipment: ['Tow bar', 'Hengerfeste'] }],
  ])('of %s show in both languages of the site', async (language, row) => {
    const car = await carFrom(language, row);
    if (!car) throw new Error('The row is not served.');
    const norwegian = { car_fuel: 'Bensin', car_gearbox: 'Automat', car_equipment: ['Hengerfeste'] };
    const english = { car_fuel: 'Petrol', car_gearbox: 'Automatic', car_equipment: ['Tow bar'] };
    expect(car).toMatchObject(norwegian);
    expect(shownIn('nb', car)).toMatchObject(norwegian);
    expect(shownIn('en', car)).toMatchObject(english);
  });

  it.each<[Language | undefined, string[], string[]]>([
    [
      'nb',
      ['Elektrisitet', 'Automatgir', 'Terrengbil', 'Firehjulsdrift'],
      ['Elektrisk', 'Automat', 'SUV', 'Firehjulstrekk'],
    ],
    [
      'nb',
      ['Plug-in hybrid bensin', 'Manuelt', 'Kassebil', 'Forhjulsdrift'],
      ['Ladbar hybrid', 'Manuell', 'Varebil', 'Forhjulstrekk'],
    ],
    [
      'nb',
      ['El + bensin', 'Halvautomatisk', 'Flerbruksbil', 'Bakhjulsdrift'],
      ['Hybrid', 'Automat', 'Minibuss', 'Bakhjulstrekk'],
    ],
    [
      'fi',
      ['Bensiini/sähkö', 'Automaattivaihteisto', 'Tila-auto', 'Neliveto'],
      ['Hybrid', 'Automat', 'Minibuss', 'Firehjulstrekk'],
    ],
    [
      'fi',
      ['Lataushybridi', 'Käsivaihteinen', 'Katumaasturi', 'Etuvetoinen'],
      ['Ladbar hybrid', 'Manuell', 'SUV', 'Forhjulstrekk'],
    ],
    [
      'sk',
      ['Motorová nafta', 'Automatická prevodovka', 'Limuzína', 'Zadný'],
      ['Diesel', 'Automat', 'Sedan', 'Bakhjulstrekk'],
    ],
    [
      'sk',
      ['Benzín + LPG', 'Manuálna prevodovka', 'Jednopriestorové', '4x4'],
      ['Gass', 'Manuell', 'Minibuss', 'Firehjulstrekk'],
    ],
    [
      'de',
      ['Benzin', 'Schaltgetriebe', 'Kleinwagen', 'Frontantrieb'],
      ['Bensin', 'Manuell', 'Kombi 5-dørs', 'Forhjulstrekk'],
    ],
    [
      'de',
      ['Elektro/Benzin', 'Automatik', 'SUV/Geländewagen/Pickup', 'Allrad'],
      ['Hybrid', 'Automat', 'SUV', 'Firehjulstrekk'],
    ],
    [
      'de',
      ['Erdgas (CNG)', 'Halbautomatik', 'Kombi', 'Heckantrieb'],
      ['Gass', 'Automat', 'Stasjonsvogn', 'Bakhjulstrekk'],
    ],
  ])('of %s exports are known as they write them: %j', async (language, [fuel, gear, body, drive], shown) => {
    const car = await carFrom(language, { fuel, gear, body, drive });
    expect([car?.car_fuel, car?.car_gearbox, car?.car_body, car?.car_drive]).toEqual(shown);
  });

  it('stay as they are where no vocabulary has them', async () => {
    expect(await carFrom('en', { fuel: 'Dilithium' })).toMatchObject({ car_fuel: 'Dilithium' });
  });

  it('have prices in the format of the page', async () => {
    const car = await carFrom('en', {});
    if (!car) throw new Error('The row is not served.');
    expect(shownIn('nb', car).car_price_text).toBe(moneyText(382_900, 'nb-NO', 'NOK'));
    expect(shownIn('en', car).car_price_text).toBe('382,900\u00a0kr');
  });
});
