import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collectingLogger, loadCars, smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { SiteDisplay } from '../cars/displayTexts.ts';
import type { FeedReport } from '../StockFindings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapping-language-'));
});
afterAll(() => rm(folder, { recursive: true }));

const display: SiteDisplay = { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'mil' };

/** Cars of a feed of the site fjord-bil, with the report of its reading. */
async function stockOf(
  text: string,
  mapping: Record<string, unknown>,
  site: SiteDisplay = display,
): Promise<{ cars: Car[]; report: FeedReport; events: string[] }> {
  const source = join(folder, 'feed');
  await writeFile(source, text);
  const logger = collectingLogger();
  const stock = await loadCars({
    source,
    mapping: smallMapping({ site: 'fjord-bil', ...mapping }),
    logger,
    sites: new Map([['fjord-bil', site]]),
  });
  if (!stock) throw new Error('The feed was not read.');
  const cars = stock.carsBySite.get('fjord-bil') ?? [];
  return { cars, report: stock.report, events: logger.lines.map(({ event }) => event) };
}

async function carOf(
  values: Record<string, unknown>,
  fields: Record<string, unknown>,
  site?: SiteDisplay,
): Promise<Car> {
  const { cars } = await stockOf(JSON.stringify({ id: '1', ...values }), { format: 'ndjson', fields }, site);
  const [car] = cars;
  if (!car) throw new Error('The row is not served.');
  return car;
}

describe('rules of a mapping', () => {
  it.each([
    ['replaces texts', { column: 'v', replace: [{ text: 'D4 ', by: '' }] }, 'V60 D4 D4 Momentum', 'V60 Momentum'],
    ['replaces patterns', { column: 'v', replace: [{ pattern: '^(\\w+)-(\\w+)$', by: '$2 $1' }] }, 'a-b', 'b a'],
    ['takes the part of a text', { column: 'v', split: { separator: '/', at: 1 } }, 'Volvo / V60', 'V60'],
    ['takes the last part', { column: 'v', split: { separator: ' ', at: -1 } }, 'Volvo V60 D4', 'D4'],
    ['writes titles', { column: 'v', case: 'title' }, "ALFA ROMEO D'OR", "Alfa Romeo D'or"],
    ['writes sentences', { column: 'v', case: 'sentence' }, 'ÅRETS BIL', 'Årets bil'],
    ['maps a text after changing it', { column: 'v', case: 'lower', valueMap: { volvo: 'Volvo' } }, 'VOLVO', 'Volvo'],
    ['takes the first filled column', { columns: ['x', 'v', 'id'] }, 'Kia', 'Kia'],
    ['joins columns', { columns: ['v', 'x', 'id'], join: ' ' }, 'Kia', 'Kia 1'],
    ['takes the first text of a list', { column: 'v' }, ['', 'Kia', 'Opel'], 'Kia'],
    ['calculates expressions', { expression: '$uppercase(v) & " " & id' }, 'Kia', 'KIA 1'],
  ])('%s', async (_what, rule, v, brand) => {
    expect(await carOf({ v }, { car_brand: rule })).toMatchObject({ car_brand: brand });
  });

  it('converts units into those of the stock', async () => {
    const fields = { car_mileage: { column: 'km', unit: 'km' }, car_power: { column: 'kw', unit: 'kW' } };
    expect(await carOf({ km: '123 456'.replace(' ', ''), kw: 110 }, fields)).toMatchObject({
      car_mileage: 12_346,
      car_power: 150,
    });
    const miles = { ...display, distanceUnit: 'miles' as const };
    expect(await carOf({ km: 1609.344, kw: '' }, fields, miles)).toMatchObject({ car_mileage: 1000, car_power: null });
  });

  it('stores power in the unit of the site', async () => {
    const fields = { car_power: { column: 'kw', unit: 'kW' } };
    expect(await carOf({ kw: 110 }, fields, { ...display, powerUnit: 'kW' })).toMatchObject({ car_power: 110 });
    expect(await carOf({ kw: 110 }, fields, display)).toMatchObject({ car_power: 150 });
  });

  it('derives power in the unit of the site’s language', async () => {
    const mapping = { format: 'ndjson', powerUnit: 'kW', derived: ['car_power_text'] };
    const site = { ...display, locale: 'de-DE', powerForm: '{kW} ({hp})', horsepower: 'PS' };
    const fields = { car_power: { column: 'kw' } };
    const { cars } = await stockOf(JSON.stringify({ id: '1', kw: 110 }), { ...mapping, fields }, site);
    expect(cars).toMatchObject([{ car_power_text: '110 kW (150 PS)' }]);
  });

  it('reads numbers of one field in a format of its own', async () => {
    const fields = {
      car_price: { column: 'price', numbers: { decimal: ',', thousands: '.' } },
      car_year: { column: 'year' },
      car_publishdate: { column: 'day', type: 'date', dates: ['DD.MM.YYYY'] },
    };
    expect(await carOf({ price: '12.345,00', year: '2020.0', day: '24.12.2023' }, fields)).toMatchObject({
      car_price: 12_345,
      car_year: 2020,
      car_publishdate: '2023-12-24',
    });
  });

  it('makes lists from any shape of values', async () => {
    const valueMap = { tow: 'Dragkrok', none: null };
    const equipment = async (rule: Record<string, unknown>, values: Record<string, unknown>): Promise<string[]> =>
      (await carOf(values, { car_equipment: rule })).car_equipment;
    expect(await equipment({ column: 'v', separator: '|', valueMap }, { v: 'tow| none|Navi' })).toEqual([
      'Dragkrok',
      'Navi',
    ]);
    expect(await equipment({ columns: ['a', 'b'], valueMap }, { a: 'tow', b: 'Navi' })).toEqual(['Dragkrok', 'Navi']);
    expect(await equipment({ column: 'e/name' }, { e: [{ name: 'A' }, { name: 'B' }] })).toEqual(['A', 'B']);
  });

  it('counts rows that it drops on purpose', async () => {
    const rows = ['1,Volvo,100,A', '2,Kia,200,s', '3,Opel,0,A', '4,Saab,5,A', '5,BMW,9,S'];
    const { cars, report, events } = await stockOf(`id,make,price,status\n${rows.join('\n')}`, {
      drop: [
        { reason: 'sold', column: 'status', in: ['S'] },
        { reason: 'without price', column: 'price', below: 1 },
        { reason: 'Saab', expression: 'make = "Saab"' },
      ],
      fields: { car_brand: { column: 'make' }, car_price: { column: 'price' } },
    });
    expect(cars.map(({ car_id }) => car_id)).toEqual(['1']);
    expect(report).toMatchObject({ read: 5, served: 1, skipped: 0, dropped: 4 });
    expect(report.drops.map(({ reason, count }) => [reason, count])).toEqual([
      ['sold', 2],
      ['without price', 1],
      ['Saab', 1],
    ]);
    expect(events).toContain('feed.rowsDropped');
  });

  it('judges all entries of a list when it drops rows', async () => {
    const kinds = [['Product', 'Car'], 'car', ['Product', 'Boat'], ['Car', 'Wreck']];
    const { cars } = await stockOf(JSON.stringify(kinds.map((kind, at) => ({ id: at, kind }))), {
      format: 'json',
      drop: [
        { reason: 'no car', column: 'kind', notIn: ['Car'] },
        { reason: 'wreck', column: 'kind', in: ['wreck'] },
      ],
      fields: {},
    });
    expect(cars.map(({ car_id }) => car_id)).toEqual(['0', '1']);
  });

  it('blanks the value of an expression that fails', async () => {
    const { report } = await stockOf('id,make\n1,Kia', { fields: { car_brand: { expression: '$number(make)' } } });
    expect(report.blankedByField).toEqual({ car_brand: 1 });
  });

  it('refuses an expression that does not end', async () => {
    const endless = { car_brand: { expression: '($f := function($n) { $f($n + 1) }; $f(1))' } };
    await expect(stockOf('id\n1', { fields: endless })).rejects.toThrow(/takes longer than 1000 ms in line 2/);
  });

  it.each(['$constructor', '__proto__', 'make.constructor', '$process', '$require("fs")'])(
    'lets the expression %s see nothing of the process',
    async (expression) => {
      const { cars } = await stockOf('id,make\n1,Kia', { fields: { car_brand: { expression } } });
      expect(cars[0]).toMatchObject({ car_brand: '' });
    },
  );
});

const sellerFields = { name: { column: 'name' }, phone: { column: '@phone' } };

describe('objects of a car', () => {
  it('come from repeated XML elements', async () => {
    const text = `<Vehicles><Vehicle id="7"><contacts><c phone="1"><name>Åse</name></c><c phone="2"><name>Bo</name></c></contacts>
      <pictures><url>https://a.example/1.jpg</url><url>https://a.example/2.jpg</url></pictures></Vehicle></Vehicles>`;
    const { cars } = await stockOf(text, {
      format: 'xml',
      row: 'Vehicle',
      id: { column: '@id' },
      fields: { car_sellers: { each: 'contacts/c', fields: sellerFields } },
      images: { column: 'pictures/url' },
    });
    expect(cars[0]?.car_sellers).toEqual([
      { name: 'Åse', email: '', phone: '1' },
      { name: 'Bo', email: '', phone: '2' },
    ]);
    expect(cars[0]?.car_images.map(({ original }) => original)).toEqual([
      'https://a.example/1.jpg',
      'https://a.example/2.jpg',
    ]);
  });

  it('come from any JSON shape', async () => {
    const seller = { name: 'Åse', phone: '1' };
    const fields = { name: { column: 'name' }, phone: { column: 'phone' }, email: { column: '/mail' } };
    const one = [{ name: 'Åse', email: 'a@b.example', phone: '1' }];
    const sellersOf = async (rule: Record<string, unknown>, s: unknown): Promise<unknown> =>
      (await carOf({ s, mail: 'a@b.example' }, { car_sellers: { ...rule, fields } })).car_sellers;
    expect(await sellersOf({ each: 's' }, [seller])).toEqual(one);
    expect(await sellersOf({ each: 's' }, seller)).toEqual(one);
    expect(await sellersOf({ expression: 's[name != ""]' }, [{ name: '' }, seller])).toEqual(one);
    expect(await sellersOf({ each: 's' }, undefined)).toEqual([]);
  });

  it('come from numbered CSV columns', async () => {
    const { cars } = await stockOf(
      'id,seller_1_name,seller_1_mail,seller_2_name,seller_2_mail,p1,p2\n1,Åse,a@b.example,,,https://a.example/1.jpg,\n',
      {
        fields: {
          car_sellers: {
            count: 2,
            fields: { name: { column: 'seller_{n}_name' }, email: { column: 'seller_{n}_mail' } },
          },
        },
        images: { columns: ['p1', 'p2'] },
      },
    );
    expect(cars[0]?.car_sellers).toEqual([{ name: 'Åse', email: 'a@b.example', phone: '' }]);
    expect(cars[0]?.car_images).toHaveLength(1);
  });

  it('give the cheapest leasing option as the cost of the list', async () => {
    const option = (type: string, cost: number): Record<string, unknown> => ({ type, cost, months: 36, km: 15_000 });
    const { cars, report } = await stockOf(
      JSON.stringify({ id: 1, lease: [option('P', 4990), option('P', 3990), option('?', 1)] }),
      {
        format: 'ndjson',
        fields: {
          car_leasing_options: {
            each: 'lease',
            fields: {
              leasing_type: { column: 'type', valueMap: { P: 'Private', B: 'Company' }, required: true },
              monthly_cost: { column: 'cost', required: true },
              duration: { column: 'months' },
              mileage: { column: 'km', unit: 'km' },
            },
          },
        },
      },
    );
    expect(cars[0]).toMatchObject({
      car_leasing_options: [
        { leasing_type: 'Private', monthly_cost: 4990, duration: 36, mileage: 1500, title: '', asterix: '' },
        { monthly_cost: 3990 },
      ],
      car_privateleasing_monthly_cost: 3990,
      car_has_privateleasing: true,
      car_has_companyleasing: false,
    });
    expect(report.blankedByField).toEqual({ car_leasing_options: 1 });
  });
});

const loanTerms = {
  title: 'Billån',
  interestRate: 5.95,
  startFee: 595,
  invoiceFee: 49,
  durations: [
    { months: 36, residualPercent: 50, minDepositPercent: 20, maxDepositPercent: 50 },
    { months: 72, minDepositPercent: 20, maxDepositPercent: 80 },
  ],
  defaultMonths: 36,
};
const withTerms: SiteDisplay = { ...display, loanTerms };
const price = { car_price: { column: 'price' } };

describe('the loan of a car', () => {
  it('comes from the terms of its site where the row has a price alone', async () => {
    const car = await carOf({ price: 300_000 }, price, withTerms);
    // calculated by hand: 240 000 lent, 150 000 left after 36 payments at 5.95 %
    expect(car.car_loan_option).toMatchObject({
      title: 'Billån',
      price: 300_000,
      default_contract_duration: 36,
      default_monthly_cost: 3529,
      contract_durations: [
        { months: 36, residual_percentage: 50 },
        { months: 72, residual_percentage: 0 },
      ],
    });
    expect(car).toMatchObject({ car_loan_monthly_cost: 3529, car_loan_rate: 5.95, car_loan_duration: 36 });
  });

  it('is none without terms', async () => {
    expect((await carOf({ price: 300_000 }, price)).car_loan_option).toBeNull();
  });

  it('is none without price', async () => {
    expect((await carOf({ price: '' }, price, withTerms)).car_loan_option).toBeNull();
  });

  it('prefers the terms of the row to those of the site', async () => {
    const fields = {
      ...price,
      car_loan_option: {
        fields: {
          interest_rate: { column: 'rate' },
          default_contract_duration: { column: 'months' },
          default_monthly_cost: { column: 'cost' },
        },
      },
    };
    const car = await carOf({ price: 300_000, rate: 4.5, months: 60, cost: 4100 }, fields, withTerms);
    expect(car.car_loan_option).toMatchObject({
      interest_rate: 4.5,
      default_contract_duration: 60,
      default_monthly_cost: 4100,
      start_fee: 595,
    });
    expect(car.car_loan_option?.contract_durations.map(({ months }) => months)).toEqual([36, 60, 72]);
  });

  it('is calculated where the row gives a monthly cost without its months', async () => {
    const fields = { ...price, car_loan_monthly_cost: { column: 'cost' } };
    const car = await carOf({ price: 300_000, cost: 999 }, fields, withTerms);
    expect(car.car_loan_monthly_cost).toBe(3529);
  });

  it('of a row without its rate is counted as blank', async () => {
    const { cars, report } = await stockOf(JSON.stringify({ id: 1, price: 1000, title: 'Lån' }), {
      format: 'ndjson',
      fields: { ...price, car_loan_option: { fields: { title: { column: 'title' } } } },
    });
    expect(cars[0]?.car_loan_option).toBeNull();
    expect(report.blankedByField).toEqual({ car_loan_option: 1 });
  });
});
