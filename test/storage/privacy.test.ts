import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { mailTexts } from '../fixtures/productTexts.ts';
import { personalColumns } from '../../server/cli/privacy/personalColumns.ts';
import type { PersonalRecord } from '../../server/cli/privacy/PersonalRecord.ts';
import { PrivacyUsageError, readPrivacyArguments } from '../../server/cli/privacy/privacyArguments.ts';
import { runPrivacyCommand } from '../../server/cli/privacy/runPrivacyCommand.ts';
import { createLeadService } from '../../server/forms/createLeadService.ts';
import { keepPhoto } from '../../server/forms/photos/leadPhotos.ts';
import { queueMail, queueSms } from '../../server/messages/queueMessages.ts';
import { insertEntry } from '../../server/booking/waiting/waitingRows.ts';
import { createOutbox } from '../../server/storage/outbox/createOutbox.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { bookingRequest } from '../fixtures/booking/bookingReference.ts';
import { addressCatalogue } from '../fixtures/catalogue/addressCatalogue.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { sellCarLead } from '../fixtures/forms/newLeads.ts';
import { harbourSites } from '../fixtures/harbourSites.ts';
import { bookingNow, testBooking } from '../fixtures/booking/embeddedBooking.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { testClock } from '../fixtures/testClock.ts';

const [email, plate, note] = ['Sara.Lind@privat.example', 'KLM 789', 'Min hund heter Sixten.'];
/** The same number as visitors of a Swedish site type it, and in international form. */
const [typedPhone, phone] = ['070-174 06 99', '+46701740699'];
const personalTexts = ['privat.example', 'KLM789', 'KLM 789', '1740699', '174 06 99', 'Sixten'];
const customer = { firstName: 'Sara', lastName: 'Lind', phone: typedPhone, email };
const swedish = 'harbour-bil';

/** Stores a record of the person wherever the product does, and one of another person in most places. */
async function storePerson(storage: Storage): Promise<void> {
  const clock = testClock(bookingNow);
  const outbox = createOutbox(storage, clock);
  const options = { storage, outbox, sites: harbourSites, catalogue: addressCatalogue(), clock };
  const leads = createLeadService({ ...options, logger: collectingLogger(), receiptTextsOf: mailTexts });
  const photo = await keepPhoto(storage, clock, Buffer.from(note));
  const lead = sellCarLead({ regno: plate, customerEmail: email, customerPhone: typedPhone, other: note });
  await leads.submit({ ...lead, photos: [photo] });
  await leads.submit(sellCarLead());

  const { engine } = testBooking({ storage, clock });
  const request = { customer, freeText: note, registrationNumber: 'KLM789' };
  const times = ['2026-11-23T09:30:00', '2026-11-24T09:30:00'];
  const [ahead, cancelled] = await Promise.all(
    times.map((timeSlot) => engine.book(bookingRequest({ ...request, timeSlot }), { requestKey: randomUUID() })),
  );
  await engine.book(bookingRequest({ timeSlot: '2026-11-25T09:30:00' }), { requestKey: randomUUID() });

  await storage.write(async (queries) => {
    await queries
      .updateTable('bookings')
      .set({ state: 'cancelled' })
      .where('id', '=', cancelled?.id ?? '')
      .execute();
    const mail = { to: { name: '', address: email }, subject: note, text: note };
    await queueMail(outbox, queries, { key: `booking:${ahead?.id ?? ''}:0:booked`, mail });
    await queueMail(outbox, queries, { key: 'waiting:gone:joined', mail });
    await queueSms(outbox, queries, { key: 'tireHotelCode:1', sms: { to: phone, text: note } });
    await queueSms(outbox, queries, { key: 'tireHotelCode:2', sms: { to: '+46701740605', text: 'Hej' } });
    const wish = { ...bookingRequest(request), day: '2026-11-26', email, phone: typedPhone };
    for (const registrationNumber of [plate, 'KLM788']) {
      const entry = { id: randomUUID(), site: swedish, language: 'sv' as const };
      const { customer: _customer, freeText: _text, timeSlot: _slot, isFullDay: _day, ...rest } = wish;
      await insertEntry(queries, { ...entry, request: { ...rest, registrationNumber } }, bookingNow);
    }
    await queries
      .updateTable('waiting_entries')
      .set({ state: 'offered', time_slot: '2026-11-26T09:30:00', is_full_day: 0, minutes: 90, hold_until: bookingNow })
      .where('plate', '=', 'KLM788')
      .execute();
    const details = JSON.stringify({ request: bookingRequest(request), siteName: 'Uppsala', services: [] });
    const sent = { state: 'unknown' as const, asked: '', answer: '', changed_at: bookingNow };
    await queries
      .insertInto('booking_requests')
      .values({ request_key: randomUUID(), details, ...sent })
      .execute();
    await queries
      .insertInto('tire_codes')
      .values({ phone, id: randomUUID(), hash: '', expires_at: bookingNow })
      .execute();
    await queries.insertInto('tire_customers').values({ phone }).execute();
    await queries.insertInto('tire_packages').values({ product_id: 'p', level: 'Premium' }).execute();
    const location = { erp_id: 'e', location_name: '', department_name: '', phone: '', email: '' };
    await queries.insertInto('tire_locations').values(location).execute();
    const car = { brand_code: '', brand: 'Volvo', model: 'V60', name: '', product_id: 'p', erp_id: 'e' };
    await queries
      .insertInto('tire_vehicles')
      .values({ reg_no: 'KLM789', phone, position: 0, ...car })
      .execute();
    const wheel = { equipment_position: 'Vänster fram', name: '', rim_diameter: 16, section_width: 205 };
    const tire = { aspect_ratio: 55, tread_pattern: '', tread_depth: 6, status_id: 0, status_message: '' };
    await queries
      .insertInto('tire_wheels')
      .values({ reg_no: 'KLM789', position: 0, ...wheel, ...tire })
      .execute();
  });
}

/** All rows of all tables as text, by table. */
async function dump(storage: Storage): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const table of Object.keys(personalColumns)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(storage.db);
    const photos = rows.map(({ content }) =>
      Buffer.from(typeof content === 'string' ? content : '', 'base64').toString(),
    );
    contents.set(table, JSON.stringify([rows, photos]));
  }
  return contents;
}

const tablesWithPerson = (contents: Map<string, string>): string[] =>
  [...contents].flatMap(([table, text]) => (personalTexts.some((part) => text.includes(part)) ? [table] : []));

const tablesOfForm = (...forms: string[]): string[] =>
  Object.entries(personalColumns).flatMap(([table, columns]) =>
    Object.values(columns).some((form) => forms.includes(form)) ? [table] : [],
  );

/** Runs the command; returns its output, its export and the logged events. */
async function privacy(storage: Storage, ...words: string[]) {
  let [said, exported] = ['', ''];
  const logger = collectingLogger();
  await runPrivacyCommand(readPrivacyArguments(words), {
    storage,
    sites: harbourSites,
    clock: testClock(bookingNow),
    logger,
    say: (text) => (said += text),
    writeExport: (text) => {
      exported += text;
      return Promise.resolve();
    },
  });
  const records = exported === '' ? [] : (JSON.parse(exported) as { records: PersonalRecord[] }).records;
  return { said, records, lines: logger.lines };
}

const everyKey = ['--email', email.toUpperCase(), '--phone', '0701740699', '--plate', 'klm-789'];

describeOnBothDatabases('npm run privacy', (emptyDatabase) => {
  it('knows every table of the database', async () => {
    const storage = await (await emptyDatabase('new')).open();
    const tables = (await storage.db.introspection.getTables()).map(({ name }) => name);
    expect(tables.filter((name) => name !== 'forecourt_migrations').sort()).toEqual(
      Object.keys(personalColumns).sort(),
    );
  });

  it('erases a person from every table that does not come from a file', async () => {
    const storage = await (await emptyDatabase()).open();
    await storePerson(storage);
    expect(tablesWithPerson(await dump(storage)).sort()).toEqual(tablesOfForm('plain', 'file').sort());
    const { said, lines } = await privacy(storage, 'erase', ...everyKey, '--yes', '--with-bookings');
    expect(tablesWithPerson(await dump(storage)).sort()).toEqual(tablesOfForm('file').sort());
    expect(said).toContain('Remove it from tirehotel/agreements.yaml');
    expect(personalTexts.filter((text) => JSON.stringify([said, lines]).includes(text))).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'privacy.erased' }));
  });

  it('leaves the records of other people', async () => {
    const storage = await (await emptyDatabase()).open();
    await storePerson(storage);
    await privacy(storage, 'erase', ...everyKey, '--yes', '--with-bookings');
    const { records } = await privacy(storage, 'export', '--phone', '+46 70 174 06 05');
    expect(records.map(({ store }) => store)).toEqual(['bookings', 'outbox', 'outbox']);
  });

  it('changes nothing without --yes', async () => {
    const storage = await (await emptyDatabase()).open();
    await storePerson(storage);
    const before = await dump(storage);
    const { said } = await privacy(storage, 'erase', ...everyKey);
    expect(said).toContain('Nothing was changed.');
    expect(await dump(storage)).toEqual(before);
  });

  it('keeps a booking ahead with its messages until it is asked for', async () => {
    const storage = await (await emptyDatabase()).open();
    await storePerson(storage);
    const { said } = await privacy(storage, 'erase', ...everyKey, '--yes');
    expect(said).toContain('add --with-bookings');
    const { records } = await privacy(storage, 'export', ...everyKey);
    const stores = records.map(({ store }) => store).filter((store) => store !== 'tire_vehicles');
    expect([...new Set(stores)]).toEqual(['bookings', 'booking_requests', 'outbox']);
    expect(said).toContain(`Kept: ${String(stores.length)} of a booking ahead`);
    expect(said).toContain(`Kept: ${String(records.length - stores.length)} of an agreement`);
    expect(JSON.stringify(records)).toContain('2026-11-23T09:30:00');
    expect(JSON.stringify(records)).not.toContain('2026-11-24T09:30:00');
  });

  it('exports what the visitor wrote with photos', async () => {
    const storage = await (await emptyDatabase()).open();
    await storePerson(storage);
    const { records } = await privacy(storage, 'export', '--phone', phone);
    expect([...new Set(records.map(({ store }) => store))].sort()).toEqual(
      [...tablesOfForm('plain'), 'tire_vehicles'].sort(),
    );
    expect(records.find(({ store }) => store === 'leads')).toMatchObject({
      site: swedish,
      matchedBy: ['phone'],
      data: { values: { regno: 'KLM 789', other: note } },
    });
    const photo = records.find(({ store }) => store === 'lead_photos')?.data as { base64: string };
    expect(Buffer.from(photo.base64, 'base64').toString()).toBe(note);
  });

  it('lists records without personal data', async () => {
    const storage = await (await emptyDatabase()).open();
    await storePerson(storage);
    const { said } = await privacy(storage, 'find', '--plate', plate);
    expect(said).toMatch(/leads .* by plate/);
    expect(personalTexts.filter((text) => said.includes(text))).toEqual([]);
  });

  it.each([
    ['find', '--email', 'sara'],
    ['erase', '--yes'],
    ['export', '--phone', '07'],
    ['find', '--plate', ''],
    ['forget', '--plate', 'KLM789'],
  ])('refuses the arguments %j', (...words) => {
    expect(() => readPrivacyArguments(words)).toThrow(PrivacyUsageError);
  });

  it('describes every table with personal data in the documentation', async () => {
    const text = await readFile('docs/privacy.md', 'utf8');
    const tables = Object.entries(personalColumns).filter(([, columns]) => Object.keys(columns).length > 0);
    expect(tables.filter(([table]) => !text.includes(`\`${table}\``))).toEqual([]);
  });
});
