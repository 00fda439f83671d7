import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { KeyphraseMeaning } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import type { Suggestions } from '../../../shared/catalogue/SuggestionTypes.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { testServices } from '../demo/testServices.ts';

let app: Express;
let logged: () => string;

beforeAll(async () => {
  const services = await testServices();
  logged = () => JSON.stringify(services.logger.lines);
  app = createApp(services);
});

async function meaning(site: string, language: string, keyphrase: string): Promise<KeyphraseMeaning> {
  const answer = await request(app)
    .post('/api/search/meaning')
    .set('Host', `${site}.localhost`)
    .send({ language, keyphrase })
    .expect(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.body as KeyphraseMeaning;
}

describe('POST /api/search/meaning', () => {
  it.each([
    ['polhem-bil', 'sv', 'röd vw med krok', { car_color: ['Röd'], car_brand: ['Volkswagen'] }],
    ['polhem-bil', 'en', 'automatic estate', { car_gearbox: ['Automat'], car_body: ['Kombi'] }],
    ['polhem-motors-uk', 'en', 'seven seater under £30,000', { car_seats: ['7'], car_price: ['0-30000'] }],
    ['polhem-bil-no', 'nb', 'elbil nyere enn 2020', { car_fuel: ['Elektrisk'], car_year: ['2021-'] }],
    ['polhem-carstore-fi', 'fi', 'farkku yli 200 hv', { car_body: ['Farmari'], car_power: ['200-'] }],
    ['polhem-carstore-sk', 'sk', 'červené auto do 20 000 €', { car_color: ['Červená'], car_price: ['0-20000'] }],
  ])('on %s in %s understands "%s"', async (site, language, keyphrase, filters) => {
    const answer = await meaning(site, language, keyphrase);
    expect(answer.filters).toMatchObject(filters);
    expect(answer.keyphrase).toBe('');
  });

  it.each([
    ['polhem-bil', 'sv', 'volvo v60 uppsala', ['Uppsala']],
    ['polhem-bil', 'sv', 'volvo v60 knivsta', ['Uppsala', 'Enköping', 'Stockholm Bromma']],
    ['polhem-bil', 'sv', 'automat 753 23', ['Uppsala', 'Enköping']],
    ['polhem-motors-uk', 'en', 'golf RG2 0QE', ['Reading', 'Guildford']],
    ['polhem-bil-no', 'nb', 'elbil 0150', ['Oslo', 'Drammen']],
    ['polhem-bil-no', 'nb', 'elbil moss', ['Fredrikstad', 'Drammen']],
    ['polhem-carstore-fi', 'sv', 'kombi borgå', ['Vantaa', 'Helsinki, Konala']],
  ])('on %s in %s finds the cars near the place in "%s"', async (site, language, keyphrase, towns) => {
    const { filters, keyphrase: text } = await meaning(site, language, keyphrase);
    expect({ towns: filters['car_site_city'], text }).toEqual({ towns, text: '' });
  });

  it('names the towns that stand for a place', async () => {
    expect((await meaning('polhem-bil', 'sv', 'suv 753 23')).corrections).toEqual([
      { from: '753 23', to: 'Uppsala / Enköping' },
    ]);
  });

  it('leaves a registration number alone', async () => {
    expect(await meaning('polhem-bil', 'sv', 'KTH 75U')).toEqual({ filters: {}, keyphrase: 'KTH 75U' });
    expect(logged()).not.toContain('75U');
  });

  it.each([
    ['nothing', undefined, 'is required'],
    ['malformed JSON', '{"language": ', 'not valid JSON'],
    ['a list', '[]', 'must be of type object'],
    ['a language that no site has', '{"language": "ja", "keyphrase": "volvo"}', 'language must be one of'],
    ['no keyphrase', '{"language": "sv"}', 'keyphrase is required'],
    ['a keyphrase that is no text', '{"language": "sv", "keyphrase": 7}', 'keyphrase must be a string'],
    [
      'a keyphrase that is too long',
      JSON.stringify({ language: 'sv', keyphrase: 'x'.repeat(201) }),
      'less than or equal to 200',
    ],
    ['an index', '{"language": "sv", "keyphrase": "", "index": "vehicles_polhem-bil"}', 'index is not allowed'],
  ])('refuses %s', async (_case, body, detail) => {
    const answer = await request(app)
      .post('/api/search/meaning')
      .set('Content-Type', 'application/json')
      .send(body)
      .expect(400)
      .expect('Content-Type', /application\/problem\+json/);
    expect((answer.body as Problem).detail).toContain(detail);
  });

  it('tells a site without stock so', async () => {
    await request(app)
      .post('/api/search/meaning')
      .set('Host', 'polhem-auctions.localhost')
      .send({ language: 'sv', keyphrase: 'volvo' })
      .expect(400);
  });

  it('is asked with POST alone', async () => {
    const answer = await request(app).get('/api/search/meaning').expect(405);
    expect(answer.headers.allow).toBe('POST');
  });
});

describe('POST /api/search/suggestions', () => {
  const suggest = async (site: string, language: string, text: string): Promise<Suggestions> => {
    const answer = await request(app)
      .post('/api/search/suggestions')
      .set('Host', `${site}.localhost`)
      .send({ language, text })
      .expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.body as Suggestions;
  };

  it('suggests models with their number of cars', async () => {
    const { models, cars, total } = await suggest('polhem-bil', 'sv', 'volvo v6');
    expect(models.map(({ model }) => model).sort()).toEqual(['V60', 'V60 Cross Country']);
    expect(total).toBe(models.reduce((sum, { count }) => sum + count, 0));
    expect(models.every(({ image }) => image.startsWith('/media/'))).toBe(true);
    expect(cars).toHaveLength(3);
    expect(cars.every((car) => car.car_model?.startsWith('V60'))).toBe(true);
  });

  it('suggests dealers whatever the spelling', async () => {
    const { dealers, pages } = await suggest('polhem-bil', 'sv', 'Göteborg');
    expect(dealers.map(({ city }) => city)).toEqual(['Göteborg Hisings Backa', 'Göteborg Sisjön']);
    expect((await suggest('polhem-bil', 'sv', 'goteborg')).dealers).toEqual(dealers);
    expect(pages.length).toBeLessThanOrEqual(4);
    expect((await suggest('polhem-bil', 'sv', 'däckhot')).pages.map(({ path }) => path)).toContain('/dackhotell');
  });

  it('suggests cars by what the words mean', async () => {
    const { models, cars } = await suggest('polhem-bil', 'sv', 'elbil kombi');
    expect(models).toEqual([]);
    expect(cars.length).toBeGreaterThan(0);
  });

  it('suggests pages alone on a site without stock', async () => {
    const found = await suggest('polhem-auctions', 'sv', 'avgifter');
    expect(found).toMatchObject({ models: [], cars: [], dealers: [], total: 0 });
    expect(found.pages.map(({ path }) => path)).toContain('/avgifter');
  });

  it.each([
    ['one letter', { language: 'sv', text: 'v' }, 'text length must be at least 2'],
    [
      'a text that is too long',
      { language: 'sv', text: 'x'.repeat(101) },
      'text length must be less than or equal to 100',
    ],
    ['a language that no site has', { language: 'ja', text: 'volvo' }, 'language must be one of'],
    ['more than that', { language: 'sv', text: 'volvo', limit: 9 }, 'limit is not allowed'],
  ])('refuses %s', async (_case, body, detail) => {
    const answer = await request(app).post('/api/search/suggestions').send(body).expect(400);
    expect((answer.body as Problem).detail).toContain(detail);
  });

  it('is asked with POST alone', async () => {
    const answer = await request(app).get('/api/search/suggestions').expect(405);
    expect(answer.headers.allow).toBe('POST');
  });
});

describe('the car list', () => {
  it('goes from typed words to the address of what they mean', async () => {
    const answer = await request(app).get('/bilar').query({ keyphrase: 'Volvo XC60 under 400 000 rökfri' }).expect(302);
    expect(answer.headers.location).toBe('/bilar/volvo/xc60?keyphrase=r%C3%B6kfri&car_price=0-400000');
  });

  it('leaves out filler words', async () => {
    const answer = await request(app).get('/bilar').query({ keyphrase: 'bilar med rökfri' }).expect(302);
    expect(answer.headers.location).toBe('/bilar?keyphrase=r%C3%B6kfri');
    await request(app).get('/bilar').query({ keyphrase: 'rökfri' }).expect(200);
    await request(app).get('/bilar').query({ keyphrase: 'bilar' }).expect(200);
  });
});
