import { describe, expect, it } from '@jest/globals';
import { productVocabulary } from '../../../test/fixtures/feeds/productVocabulary.ts';
import { inPieces, smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { isRowProblem } from './FeedRow.ts';
import { createMappingContext } from './mapping/MappingContext.ts';
import { mapRow } from './mapping/mapRow.ts';
import { EncodingCheck } from './source/EncodingCheck.ts';
import { readFeedRows } from './source/readFeedRows.ts';

const site = { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'mil', language: 'sv' } as const;
const column = (name: string) => ({ column: name });
const commonFields = {
  car_brand: column('make'),
  car_model: column('model'),
  car_year: column('year'),
  car_price: column('price'),
  car_fuel: column('fuel'),
};

/** Cars of a CSV as a mapping without value maps reads it, or the reasons why they are not served. */
async function readCars(
  csv: string,
  fields: Record<string, unknown>,
  members: Record<string, unknown> = {},
): Promise<(Partial<Car> | string)[]> {
  const mapping = smallMapping({ fields: { ...commonFields, ...fields }, language: 'en', ...members });
  const sites = new Map([['harbour-bil', site]]);
  const context = createMappingContext(mapping, new Date('2026-05-01'), { sites, vocabulary: productVocabulary });
  const check = new EncodingCheck('utf-8');
  const read: (Partial<Car> | string)[] = [];
  for await (const delivered of readFeedRows(inPieces(csv, 1000), mapping, 'feed', check)) {
    const row = isRowProblem(delivered) ? delivered : mapRow(check.repair(delivered), mapping, context);
    read.push(isRowProblem(row) ? row.reason : row.car);
  }
  return read;
}

describe('a feed of the trade', () => {
  it('has miles in its cells', async () => {
    const csv = `id,make,model,year,price,mileage,fuel
A1,Volvo,V60,2019,199000,"52,777 miles",Diesel
A2,Kia,Ceed,2020,149000,"31,020 miles",Petrol`;
    const numbers = { decimal: '.', thousands: ',' };
    expect(await readCars(csv, { car_mileage: { ...column('mileage'), unit: 'km' } }, { numbers })).toMatchObject([
      { car_mileage: 8494, car_fuel: 'Diesel' },
      { car_mileage: 4992, car_fuel: 'Bensin' },
    ]);
  });

  it('spells a brand in several ways', async () => {
    const brands = [
      'Mercedes-Benz',
      'Mercedes Benz',
      'MERCEDES-BENZ',
      'Mercedes',
      'Škoda',
      'Skoda',
      'VW',
      'Volkswagen',
    ];
    const lines = brands.map((brand, at) => `E${String(at)},${brand},X,2019,249000,Diesel`);
    const cars = await readCars(`id,make,model,year,price,fuel\n${lines.join('\n')}`, {});
    const names = cars.map((car) => (typeof car === 'string' ? car : car.car_brand));
    expect([...new Set(names)]).toEqual(['Mercedes-Benz', 'Škoda', 'Volkswagen']);
  });

  it('has photo addresses with signs of lists', async () => {
    const csv = `id,make,model,year,price,fuel,image
G1,Volvo,V60,2019,199000,Diesel,"https://img.dealer.example/upload/w_800,h_600,c_fill/v60.jpg"
G2,Kia,Ceed,2020,149000,Petrol,"https://img.dealer.example/Kia Ceed front.jpg"
G3,Audi,A4,2018,179000,Diesel,"https://img.dealer.example/audi(1).jpg"
G4,BMW,320d,2018,189000,Diesel,"//img.dealer.example/bmw.jpg"`;
    const photos = ['upload/w_800,h_600,c_fill/v60.jpg', 'Kia%20Ceed%20front.jpg', 'audi(1).jpg', 'bmw.jpg'];
    expect(await readCars(csv, {}, { images: column('image') })).toMatchObject(
      photos.map((photo) => ({ car_images: [{ original: `https://img.dealer.example/${photo}` }] })),
    );
  });

  it('has photos of a folder', async () => {
    const csv = `id;make;model;year;price;fuel;images
P1;Volvo;V60;2019;199000;Diesel;4711/turned.jpg|4711/Främre bild #1 (100%).jpg|4711/UPPER.JPG
P2;Kia;Ceed;2020;149000;Bensin;4711\\UPPER.JPG`;
    const members = { csv: { delimiter: ';' }, images: { ...column('images'), base: '/media/stock/' } };
    const photo = (name: string) => ({ original: `/media/stock/4711/${name}` });
    expect(await readCars(csv, {}, members)).toMatchObject([
      { car_images: [photo('turned.jpg'), photo('Fr%C3%A4mre%20bild%20%231%20(100%25).jpg'), photo('UPPER.JPG')] },
      { car_images: [photo('UPPER.JPG')] },
    ]);
  });

  it('has markup that is encoded twice', async () => {
    const csv = `id,make,model,year,price,fuel,description,equipment
H1,Volvo,V60,2018,150000,Diesel,"<p>En &auml;gare &amp; servad.<br>Drag&nbsp;krok</p><ul><li>Navi</li><li>Värmare</li></ul>","Navi,Dragkrok &amp; adapter"
H2,Kia,Ceed,2019,151000,Diesel,"â€¢ Servad â€“ en Ã¤gare\\n\\nVälkommen","GPS"
H3,Audi,A4,2020,152000,Diesel,"Fin bil 🚗🔥 سيارة ممتازة (A4) מכונית","Sätesvärme (fram, bak),Bakkamera"`;
    const fields = { car_description: column('description'), car_equipment: column('equipment') };
    expect(await readCars(csv, fields)).toMatchObject([
      {
        car_description: 'En ägare & servad.\nDrag krok\n\n• Navi\n• Värmare',
        car_equipment: ['Navigation', 'Dragkrok & adapter'],
      },
      { car_description: '• Servad – en ägare\n\nVälkommen', car_equipment: ['Navigation'] },
      {
        car_description: 'Fin bil 🚗🔥 سيارة ممتازة (A4) מכונית',
        car_equipment: ['Sätesvärme (fram, bak)', 'Backkamera'],
      },
    ]);
  });

  it('has words with several meanings', async () => {
    const csv = `id,make,model,year,price,fuel,status,sold
L1,Volvo,V60,2019,199000,Diesel,available,
L2,Kia,Ceed,2020,149000,Petrol,sold,2026-11-25
L3,BMW,320d,2018,189000,Diesel,reserved,
L4,Kia,EV6,2023,389000,Electric,in stock,
L5,Ford,Kuga,2022,289000,Gasoline Hybrid,out of stock,
L6,Jeep,Compass,2022,289000,Bensin+El,pending,
L7,Seat,Leon,2022,239000,E85,Verkauft,
L8,Audi,A4,2018,179000,Diesel,not_available,
L9,Audi,A4,2018,179000,Diesel,on the moon,`;
    const fields = { car_sale_state: column('status'), car_sold_at: { ...column('sold'), type: 'date' } };
    expect(await readCars(csv, fields)).toMatchObject([
      { car_sale_state: 'available' },
      { car_sale_state: 'sold', car_sold_at: '2026-11-25' },
      { car_sale_state: 'reserved' },
      { car_sale_state: 'available', car_fuel: 'El' },
      { car_sale_state: 'sold', car_fuel: 'Elhybrid' },
      { car_sale_state: 'reserved', car_fuel: 'Elhybrid' },
      { car_sale_state: 'sold', car_fuel: 'Etanol' },
      { car_sale_state: 'sold' },
      'car_sale_state is not one of available, reserved, sold',
    ]);
  });

  it('has English values on a Swedish site', async () => {
    const csv = `id,make,model,year,price,fuel,transmission,body
U1,Volvo,EX30,2025,399000,Electric,Automatic,SUV
U3,Volvo,V60,2019,199000,Gasoline,Manual,Wagon
U4,Audi,A4,2018,179000,gasoline,Automatic,Sedan
U5,Ford,Focus,2018,99000,Bensin,Manuell,Hatchback`;
    const expected = [
      { car_fuel: 'El', car_gearbox: 'Automat', car_body: 'SUV' },
      { car_fuel: 'Bensin', car_gearbox: 'Manuell', car_body: 'Kombi' },
      { car_fuel: 'Bensin', car_gearbox: 'Automat', car_body: 'Sedan' },
      { car_fuel: 'Bensin', car_gearbox: 'Manuell', car_body: 'Halvkombi' },
    ];
    const fields = { car_gearbox: column('transmission'), car_body: column('body') };
    expect(await readCars(csv, fields)).toMatchObject(expected);
    expect(await readCars(csv, fields, { language: 'sv' })).toMatchObject(expected);
  });

  it('gives the same cars with units in its cells', async () => {
    const fields = { car_mileage: { ...column('mileage'), unit: 'km' }, car_power: column('power') };
    const numbers = { decimal: ',', thousands: '.' };
    const readWith = async (cells: string): Promise<unknown[]> =>
      readCars(
        `id;make;price;mileage;power\n1;Volvo;${cells}`,
        { ...fields, car_model: { constant: 'V60' }, car_year: { constant: 2019 }, car_fuel: { constant: 'Diesel' } },
        { numbers, csv: { delimiter: ';' } },
      );
    const plain = await readWith('199.000;84.000;150');
    expect(await readWith('199.000 kr;84.000 km;150 hk')).toEqual(plain);
    expect(await readWith('SEK 199.000,00;84 000 KM;110 kW (150 PS)')).toEqual(plain);
    expect(await readWith('199 000:-;8.400 mil;150 PS')).toEqual(plain);
  });
});
