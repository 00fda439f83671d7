import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { productLanguages } from '../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../config/languages/loadVocabulary.ts';
import type { DayAvailability } from '../../shared/booking/BookingTypes.ts';
import type { Car } from '../../shared/catalogue/Car.ts';
import { defaultTerms, loanCost } from '../../shared/finance/loanRules.ts';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';
import { readAdoptPaper } from '../fixtures/adoptPaper.ts';
import { fillGaps } from '../fixtures/fillGaps.ts';
import { folderSums } from '../fixtures/folderSums.ts';
import { norwegianExport } from '../fixtures/countries/norwegianExport.ts';
import { projectCopy } from '../fixtures/projectCopy.ts';
import type { ProjectCopy } from '../fixtures/projectCopy.ts';
import { createForeignWordFinder, withoutMarkedLanguages } from '../http/foreignWords.ts';
import { monthlyPrices } from '../http/monthlyPrices.ts';
import { readPage } from '../http/readPage.ts';
import { createUntranslatedFinder } from '../http/untranslatedTexts.ts';
import { startFakeSmtp } from '../upstreams/fakeSmtp.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { FakeSmtp, ReceivedMail } from '../upstreams/fakeSmtp.ts';

/** The group's folder, from the product's. */
const served = { GROUP: '', GROUP_DIR: '../fjord' };
const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#0b3d5c"/></svg>';
const norwegian: Pick<SiteConfig, 'languages' | 'locales'> = { languages: ['nb', 'en'], locales: {} };

/* Follows docs/adopt.md by its commands and blocks, with a group next to a copy of the product. */
describe('a group that adopts the product by docs/adopt.md', () => {
  let project: ProjectCopy;
  let server: RunningServer;
  let smtp: FakeSmtp;
  let folder: string;
  let checked: string;
  let groupCheck: string;
  /** Sums of the product's files before the first step. */
  let before: Map<string, string>;
  /** Serves the photos of the export, in the private network. */
  let photoServer: Server;
  let photoHost: string;
  const serverEnv = (): Record<string, string> => ({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'web@fjordbil.example',
    PICTURE_HOSTS: `http://${photoHost}`,
  });

  const page = async (path: string): Promise<string> => {
    const answer = await fetch(server.address + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const linksOf = async (path: string, beginning: string): Promise<string[]> =>
    readPage(await page(path)).links.filter((href) => href.startsWith(beginning));
  const search = async (body: object): Promise<{ total_items: number; content: Partial<Car>[] }> => {
    const answer = await fetch(`${server.address}/api/search`, { method: 'POST', body: JSON.stringify(body) });
    return (await answer.json()) as { total_items: number; content: Partial<Car>[] };
  };
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'nb', 'Idempotency-Key': randomUUID() };
    const answer = await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    expect([text, answer.ok]).toEqual([text, true]);
    return JSON.parse(text) as unknown;
  };
  const mailTo = async (address: string): Promise<ReceivedMail> => {
    for (let count = 1; ; count += 1) {
      await smtp.received(count);
      const mail = smtp.mails.find(({ to }) => to.includes(address));
      if (mail) return mail;
    }
  };

  beforeAll(async () => {
    [smtp, folder] = await Promise.all([startFakeSmtp(), mkdtemp(join(tmpdir(), 'adopt-'))]);
    const photo = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#0b3d5c' } })
      .jpeg()
      .toBuffer();
    photoServer = createServer((_request, response) => response.setHeader('Content-Type', 'image/jpeg').end(photo));
    await once(photoServer.listen(0, '127.0.0.1'), 'listening');
    photoHost = `127.0.0.1:${String((photoServer.address() as AddressInfo).port)}`;
    await writeFile(join(folder, 'export.csv'), iconv.encode(norwegianExport(`http://${photoHost}`), 'windows-1252'));
    project = await projectCopy(served);
    before = await folderSums(project.folder);
    await writeFile(join(folder, 'verksted.jpg'), photo);
    await writeFile(join(folder, 'logo.svg'), logoSvg);
    const paper = await readAdoptPaper('docs/adopt.md', { '/data/': `${folder}/` });
    const write = (step: string): Promise<void> => paper.writeFiles(step, project.folder);

    await project.command(paper.command('npm run init -- --name'));
    await project.command(paper.command('npm run init -- --dir'));
    await write('Appearance');
    await project.command(paper.command('npm run new'));
    const mapping = join(project.folder, '../fjord/feeds/export.json');
    const proposed = JSON.parse(await readFile(mapping, 'utf8')) as { fields: object };
    const fields = { ...proposed.fields, ...paper.mapping.fields };
    await writeFile(mapping, JSON.stringify({ ...proposed, ...paper.mapping, fields }));
    checked = await project.command(paper.command('npm run stock'));
    for (const step of ['Stock', 'Dealers', 'Workshop booking']) await write(step);
    await project.command(paper.command('mkdir'));
    await project.command(paper.command('npm run media'));
    for (const step of ['Pages', 'Addresses of the old site']) await write(step);
    await fillGaps(join(project.folder, '../fjord/content/fjord-bil/pages'));
    groupCheck = await project.command(`${paper.command('npm run check-group')} -- --no-browser`);
    server = await startServer({ ...served, ...serverEnv() }, 'dist', project.folder);
  }, 900_000);
  afterAll(async () => {
    await smtp.stop();
    await server.stop();
    photoServer.close();
    await Promise.all([project.remove(), rm(folder, { recursive: true })]);
  });

  it('is told why rows of its export are left out', () => {
    expect(checked).toMatch(/300 rows read: 295 served, 5 skipped/);
    expect(checked).toContain('line 9 "ring"');
  });

  it('passes its check', () => {
    expect(groupCheck).toMatch(/^0 faults, \d+ warnings in /m);
  });

  it('starts without a fault of its files', () => {
    const warnings = server.lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    const told = new Set(warnings.filter(({ level }) => level >= 40).map(({ msg }) => msg));
    expect([...told].filter((msg) => msg !== 'feed.rowsSkipped')).toEqual([]);
  });

  it('serves its start page in both languages', async () => {
    expect(readPage(await page('/')).lang).toBe('nb');
    const english = await page('/en');
    expect(readPage(english).lang).toBe('en');
    expect(english).toContain('<meta name="theme-color" content="#0b3d5c"');
  });

  it('filters its cars in both languages', async () => {
    expect((await search({ limit: 0 })).total_items).toBe(295);
    expect((await search({ limit: 0, filters: { car_brand: ['Toyota'] } })).total_items).toBe(75);
    for (const [list, car] of [
      ['/biler/toyota', '/bil/'],
      ['/en/cars/toyota', '/en/car/'],
    ] as const) {
      const cars = await linksOf(list, car);
      expect(cars.length).toBeGreaterThan(9);
      expect(cars.filter((href) => !href.includes('toyota'))).toEqual([]);
    }
  });

  it('lists its cars in kroner', async () => {
    expect(readPage(await page('/biler')).words).toContain('Elektrisk');
    const english = readPage(await page('/en/cars')).words;
    expect(english).toContain('Petrol');
    expect(english).toContain('Estate');
  });

  it('shows the photos of a car through this server alone', async () => {
    const [path = ''] = await linksOf('/biler', '/bil/');
    const html = await page(path);
    const [source] = /\/media\/scaled\?src=[^" ]+/.exec(html) ?? [];
    expect(source).toContain(encodeURIComponent(`https://${photoHost}/`));
    expect(html).not.toContain('src="http');
    const picture = await fetch(server.address + (source ?? '').replaceAll('&amp;', '&'), {
      headers: { Accept: 'image/avif' },
    });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
  });

  it('shows a photo of its own in every width', async () => {
    const html = await page('/verksted');
    expect(html).toContain('/media/verksted-320.webp 320w');
    expect(html).toMatch(/src="\/media\/verksted-1280\.webp"[^>]* width="1280" height="854"/);
    const picture = await fetch(`${server.address}/media/verksted-640.webp`, { headers: { Accept: 'image/avif' } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
  });

  it('shows the monthly cost of a car with its terms', async () => {
    const [car] = (await search({ limit: 1, fields: ['car_id', 'slug', 'car_loan_option'] })).content;
    const terms = car?.car_loan_option ? defaultTerms(car.car_loan_option) : null;
    if (!terms) throw new Error('The car has no loan by the terms of the site.');
    expect(terms).toMatchObject({ months: 60, ratePercent: 6.95, startFee: 1290, invoiceFee: 75 });
    const html = await page(`/bil/${car?.car_id ?? ''}/${car?.slug ?? ''}`);
    const cost = `${String(Math.round(loanCost(terms).monthlyCost))}kr/md.`;
    expect(monthlyPrices(html).map(({ price }) => price.replace(/\s|&nbsp;/g, ''))).toContain(cost);
    expect(html).toMatch(/Effektiv rente/i);
    const inList = monthlyPrices(await page('/biler'));
    expect(inList.length).toBeGreaterThan(0);
    expect(inList.filter(({ beside }) => !/eff(?:ektiv|\.) rente/i.test(beside))).toEqual([]);
  });

  it('shows its dealers with their hours', async () => {
    expect(await linksOf('/anlegg', '/anlegget/')).toContain('/anlegget/fjord-bil-bergen');
    expect(readPage(await page('/anlegget/fjord-bil-bergen')).words.join(' ')).toMatch(/Man\S*fre/i);
    expect(readPage(await page('/en/dealer/fjord-bil-bergen')).words.join(' ')).toMatch(/Mon\S*Fri/);
  });

  it('books its workshop by a Norwegian plate', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const times = `/api/mechmate/timeslots/from/AB12345/10/${today}T00:00:00/?serviceOfferings=oil`;
    const days = JSON.parse(await page(times)) as DayAvailability[];
    const day = days.find(({ date, availableSlots }) => date > today && availableSlots.length > 0);
    await post('/api/mechmate/book', {
      customer: { firstName: 'Ingrid', lastName: 'Hansen', phone: '+4791234567', email: 'ingrid@kunde.example' },
      freeText: '',
      departmentId: '10',
      timeSlot: `${day?.date ?? ''}T${day?.availableSlots[0] ?? ''}:00`,
      isFullDay: false,
      registrationNumber: 'AB12345',
      mileage: null,
      serviceOfferingRequests: [{ kobraId: 'oil', unitsSelected: 1, userInput: '' }],
    });
    const { parsed } = await mailTo('ingrid@kunde.example');
    const text = (parsed.text ?? '').replace(/\s/g, ' ');
    expect(parsed.subject).toContain('Bestilling bekreftet');
    for (const part of ['AB 12345', 'Oljeskift', '1 480 kr', '/verksted/bestilling']) expect(text).toContain(part);
    const toWorkshop = (await mailTo('verksted@fjordbil.example')).parsed;
    expect(toWorkshop.text).toContain('AB 12345');
    const findForeign = createForeignWordFinder(norwegian, 'nb', new Map());
    const lines = [parsed, toWorkshop].flatMap(({ subject = '', text: body = '' }) => [subject, ...body.split('\n')]);
    expect(findForeign(lines)).toEqual([]);
  });

  it('gets an enquiry about a car as a mail to its dealer', async () => {
    const { content } = await search({ limit: 1, fields: ['car_id', 'slug', 'car_model'] });
    await post('/api/forms/comhub', {
      formName: 'fjord-bilCarContactForm',
      formSubmissionId: randomUUID(),
      values: {
        car: { car_id: content[0]?.car_id },
        name: 'Ingrid Hansen',
        phone: '+4791234567',
        email: 'ingrid@kunde.example',
        message: 'Er bilen fortsatt til salgs?',
        quote: false,
        testDrive: true,
        toName: 'Fjord Bil Bergen',
        toEmail: 'bergen@fjordbil.example',
        sourceUrl: `https://fjordbil.example/bil/${content[0]?.car_id ?? ''}`,
      },
    });
    const { parsed } = await mailTo('bergen@fjordbil.example');
    expect(parsed.text).toContain('Er bilen fortsatt til salgs?');
    expect(parsed.text).toContain(content[0]?.car_model);
    expect(parsed.replyTo?.[0]?.address).toBe('ingrid@kunde.example');
  });

  it.each([
    ['/bruktbil', '/biler'],
    ['/avdelinger/voss.html', '/anlegget/fjord-bil-voss'],
    ['/annonse/1000', '/bil/1000'],
    ['/en/used-cars', '/en/cars'],
  ])('sends the old address %s on to %s', async (old, address) => {
    const { status, headers } = await fetch(server.address + old, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, address]);
  });

  it('shows no word of its first language in the second', async () => {
    const sitemap = await page('/sitemap-pages.xml');
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/en[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(paths).toEqual(expect.arrayContaining(['/en', '/en/cars', '/en/about-us', '/en/workshop/book']));
    const [car = ''] = await linksOf('/en/cars', '/en/car/');
    const findForeign = createForeignWordFinder(norwegian, 'en', loadVocabulary(productLanguages()));
    const findUntranslated = createUntranslatedFinder('en', 'nb');
    expect(findUntranslated(readPage(await page('/biler')).words).length).toBeGreaterThan(5);
    for (const path of [...paths, car, '/en/dealer/fjord-bil-bergen']) {
      const { title, words } = readPage(withoutMarkedLanguages(await page(path)));
      const runs = [title, ...words];
      expect([path, ...findForeign(runs), ...findUntranslated(runs)]).toEqual([path]);
    }
  });

  it('changes no file of the product', async () => {
    expect(await folderSums(project.folder)).toEqual(before);
  });

  it('starts unchanged with another copy of the product', async () => {
    const group = await folderSums(join(project.folder, '../fjord'));
    const shown = readPage(await page('/verksted')).words;
    await server.stop();
    const other = await projectCopy(served);
    await rm(project.folder, { recursive: true });
    await rename(other.folder, project.folder);
    await other.remove();
    await project.script('build.ts');
    server = await startServer({ ...served, ...serverEnv() }, 'dist', project.folder);
    expect(readPage(await page('/verksted')).words).toEqual(shown);
    expect((await search({ limit: 0 })).total_items).toBe(295);
    expect(await folderSums(join(project.folder, '../fjord'))).toEqual(group);
  }, 600_000);
});
