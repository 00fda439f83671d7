import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readLeadsArguments } from '../../../server/forms/command/leadsArguments.ts';
import { runLeadsCommand } from '../../../server/forms/command/leadsCommand.ts';
import type { LeadRecord } from '../../../server/forms/command/leadRecords.ts';
import { createLeadService } from '../../../server/forms/createLeadService.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../../../server/storage/outbox/createOutboxWorker.ts';
import { keepPhoto } from '../../../server/forms/photos/leadPhotos.ts';
import { DeliveryRefusedError } from '../../../server/storage/outbox/Outbox.ts';
import type { Deliver } from '../../../server/storage/outbox/Outbox.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { harbourSites } from '../../fixtures/harbourSites.ts';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import { addressCatalogue } from '../../fixtures/catalogue/addressCatalogue.ts';
import { carContactLead, personalDataIn, visitor } from '../../fixtures/forms/carContactLead.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { sellCarLead, serviceRequestLead } from '../../fixtures/forms/newLeads.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';

/** Takes leads as the server does, one per minute. */
async function takeLeads(storage: Storage, leads: LeadSubmission[]): Promise<void> {
  let minute = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 10, 20, 12, minute++)) };
  const outbox = createOutbox(storage, clock);
  const catalogue = addressCatalogue();
  const service = createLeadService({ storage, outbox, sites: harbourSites, catalogue, clock, logger: silentLogger });
  for (const lead of leads) await service.submit(lead);
}

/** Settles the waiting leads by `deliver`. */
async function deliverAll(storage: Storage, deliver: Deliver): Promise<void> {
  const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
  const outbox = createOutbox(storage, clock);
  await createOutboxWorker({ outbox, deliverers: { lead: deliver }, clock, logger: silentLogger }).drain();
}

/** Runs the command; returns its output and its export. */
async function leads(storage: Storage, ...words: string[]): Promise<{ said: string; exported: string }> {
  let said = '';
  let exported = '';
  await runLeadsCommand(readLeadsArguments(words), {
    storage,
    outbox: createOutbox(storage, { now: () => new Date('2026-11-22T12:00:00Z') }),
    siteNames: harbourSites.map(({ name }) => name),
    say: (text) => (said += text),
    writePhoto: (folder, name, content) => {
      exported += `${folder}/${name}:${String(content)}\n`;
      return Promise.resolve();
    },
    writeExport: async (parts) => {
      for await (const part of parts) exported += part;
    },
  });
  return { said, exported };
}

const refuse: Deliver = () => Promise.reject(new DeliveryRefusedError('comhub refused the lead with status 422.'));
const records = (ndjson: string): LeadRecord[] =>
  ndjson
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LeadRecord);

describeOnBothDatabases('npm run leads', (emptyDatabase) => {
  it('lists the newest first', async () => {
    const storage = await (await emptyDatabase()).open();
    const taken = Array.from({ length: 3 }, () => carContactLead());
    await takeLeads(storage, taken);
    await deliverAll(storage, refuse);
    const { said } = await leads(storage, 'list', '--limit', '2');
    const ids = said.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g);
    expect(ids).toEqual([taken[2], taken[1]].map((lead) => lead?.formSubmissionId));
    expect(said).toContain('RECEIVED');
    expect(said).toContain('comhub refused the lead with status 422.');
    expect(said).toContain('There are more');
    expect(said).toContain('In all: 3 dead.');
    expect(personalDataIn(said)).toEqual([]);
  });

  it('lists what is requested', async () => {
    const storage = await (await emptyDatabase()).open();
    expect((await leads(storage, 'list')).said).toBe('No leads.\n');
    const [kept, waiting] = [carContactLead(), carContactLead()];
    await takeLeads(storage, [kept]);
    await deliverAll(storage, () => Promise.resolve('kept'));
    await takeLeads(storage, [waiting]);
    const listed = async (...words: string[]) => (await leads(storage, 'list', ...words)).said;
    expect(await listed('--state', 'kept')).toContain(kept.formSubmissionId);
    expect(await listed('--state', 'kept')).not.toContain(waiting.formSubmissionId);
    expect(await listed('--site', 'harbour-bil', '--since', '2026-11-20')).toContain(waiting.formSubmissionId);
    expect(await listed('--site', 'harbour-trucks')).toContain('No leads.');
    expect(await listed('--since', '2026-11-20T12:30:00Z')).toContain('No leads.');
  });

  it('names the configured sites when it refuses another', async () => {
    const storage = await (await emptyDatabase()).open();
    await expect(leads(storage, 'list', '--site', 'nope')).rejects.toThrow(
      /There is no site "nope". Sites: .*harbour-bil/,
    );
  });

  it('counts only the leads that match', async () => {
    const storage = await (await emptyDatabase()).open();
    await takeLeads(storage, [carContactLead()]);
    await deliverAll(storage, refuse);
    await takeLeads(storage, [carContactLead()]);
    expect((await leads(storage, 'list', '--state', 'dead')).said).toContain('Matching: 1 dead.');
  });

  it('shows a lead by the id of its outbox entry', async () => {
    const storage = await (await emptyDatabase()).open();
    const lead = carContactLead();
    await takeLeads(storage, [lead]);
    const { id } = await storage.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    expect(JSON.parse((await leads(storage, 'show', id)).said)).toMatchObject({ id: lead.formSubmissionId });
    expect((await leads(storage, 'retry', id)).said).toContain('1 lead to be sent now.');
  });

  it('shows the whole of one lead', async () => {
    const storage = await (await emptyDatabase()).open();
    const lead = carContactLead();
    await takeLeads(storage, [lead]);
    const { said } = await leads(storage, 'show', lead.formSubmissionId.toUpperCase());
    expect(JSON.parse(said)).toMatchObject({ state: 'waiting', submission: lead });
    await expect(leads(storage, 'show', 'nothing')).rejects.toThrow('There is no lead nothing.');
  });

  it('sends chosen leads again', async () => {
    const storage = await (await emptyDatabase()).open();
    const [dead, kept, delivered] = [carContactLead(), carContactLead(), carContactLead()];
    await takeLeads(storage, [dead]);
    await deliverAll(storage, refuse);
    await takeLeads(storage, [kept]);
    await deliverAll(storage, () => Promise.resolve('kept'));
    await takeLeads(storage, [delivered]);
    await deliverAll(storage, () => Promise.resolve('delivered'));

    expect((await leads(storage, 'retry', '--dead')).said).toContain('1 lead to be sent now.');
    expect((await leads(storage, 'retry', '--dead')).said).toContain('0 leads to be sent now.');
    const ids = [kept.formSubmissionId.toUpperCase(), delivered.formSubmissionId];
    const { said } = await leads(storage, 'retry', ...ids);
    expect(said).toContain(
      '1 lead to be sent now. A running server sends within seconds. 1 lead not sent again: already delivered',
    );
    const unknown = leads(storage, 'retry', dead.formSubmissionId, 'unknown-id');
    await expect(unknown).rejects.toThrow('There is no lead unknown-id; nothing was changed.');
    expect((await leads(storage, 'list')).said).toContain('In all: 1 delivered, 2 waiting.');
  });

  it('exports everything in order of age', async () => {
    const storage = await (await emptyDatabase()).open();
    const taken = Array.from({ length: 3 }, () => carContactLead());
    await takeLeads(storage, taken);
    const { exported } = await leads(storage, 'export', '--format', 'ndjson');
    expect(records(exported).map(({ submission }) => submission)).toEqual(taken);

    const many = Array.from({ length: 1201 }, (_one, at) => ({
      id: `many-${String(at).padStart(5, '0')}`,
      site: 'harbour-bil-no',
      kind: 'carContact',
      form_name: 'harbour-bil-noCarContactForm',
      submission: '',
      received_at: `2026-11-21T00:00:0${String(at % 2)}.000Z`,
    }));
    await storage.write((queries) => queries.insertInto('leads').values(many).execute());
    const { exported: rest } = await leads(storage, 'export', '--format', 'ndjson', '--site', 'harbour-bil-no');
    expect(new Set(records(rest).map(({ id }) => id)).size).toBe(1201);
    expect(records(rest)).toHaveLength(1201);
    expect(records(rest)[0]).toMatchObject({ state: null, submission: null });
  });

  it('exports a table without formulas', async () => {
    const storage = await (await emptyDatabase()).open();
    const lead = carContactLead({
      name: '=cmd|"/c calc"!A1',
      message: 'Hej,\n"kära" ni; så \u{1F697}',
      phone: '+46701001010',
    });
    await takeLeads(storage, [lead]);
    const { exported } = await leads(storage, 'export', '--format', 'csv', '--bom');
    expect(exported.startsWith('\ufeff"id",')).toBe(true);
    expect(exported.endsWith('\r\n')).toBe(true);
    const [row] = parse<Record<string, string>>(exported, { bom: true, columns: true });
    expect(row).toMatchObject({
      id: lead.formSubmissionId,
      state: 'waiting',
      name: '\'=cmd|"/c calc"!A1',
      phone: "'+46701001010",
      message: lead.values.message,
      quote: 'true',
      testDrive: 'false',
      carId: '410658',
      plate: lead.values.car.car_regno,
    });
    expect(JSON.parse(row?.['submission'] ?? '')).toEqual(lead);
  });

  it('writes the photos of a lead', async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = { now: () => new Date('2026-11-20T11:00:00Z') };
    const photos = [
      await keepPhoto(storage, clock, Buffer.from('one')),
      await keepPhoto(storage, clock, Buffer.from('two')),
    ];
    const lead = sellCarLead({}, { photos });
    await takeLeads(storage, [lead]);
    const id = lead.formSubmissionId;
    const { said, exported } = await leads(storage, 'photos', id, '--out', 'here');
    expect(said).toBe('2 photos written to here.\n');
    expect(exported).toBe(`here/${id}-1.jpg:one\nhere/${id}-2.jpg:two\n`);
    await expect(leads(storage, 'photos', 'nothing', '--out', 'here')).rejects.toThrow('There is no lead nothing.');
  });

  it('exports the three forms into one table', async () => {
    const storage = await (await emptyDatabase()).open();
    const order = serviceRequestLead({ date: '2026-11-30', other: 'Låst port' });
    await takeLeads(storage, [carContactLead(), sellCarLead(), order]);
    const { exported } = await leads(storage, 'export', '--format', 'csv');
    const rows = parse<Record<string, string>>(exported, { columns: true });
    const common = { name: visitor.name, phone: `'${visitor.phone}`, email: visitor.email, plate: visitor.plate };
    expect(rows).toMatchObject([
      { ...common, mileage: '', choice: '', photos: '' },
      { ...common, mileage: '12500', choice: 'tradein', message: visitor.message, services: '' },
      {
        ...common,
        vehicle: 'car',
        services: 'Service, EU-kontroll',
        description: visitor.message,
        message: 'Låst port',
        date: '2026-11-30',
        newsletter: 'false',
        toEmail: 'dealer@harbour-bil-no.example',
        siteName: 'Harbour Bil Oslo',
      },
    ]);
  });

  it('runs as a command beside a server on the same database', async () => {
    const { databaseUrl, dataDir, open } = await emptyDatabase();
    const storage = await open();
    const lead = carContactLead();
    await takeLeads(storage, [lead]);
    await deliverAll(storage, refuse);
    const run = (...words: string[]) => runCommand(words, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const listed = await run('list');
    expect(listed).toMatchObject({ code: 0, errors: '' });
    expect(listed.said).toContain(lead.formSubmissionId);
    const out = join(folder, `${storage.kind}.ndjson`);
    expect(await run('export', '--format', 'ndjson', '--out', out)).toMatchObject({ code: 0 });
    expect(records(await readFile(out, 'utf8'))[0]?.submission).toEqual(lead);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect(await run('show', 'nothing')).toMatchObject({ code: 1, said: '', errors: 'There is no lead nothing.\n' });
  });
});

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

function runCommand(words: string[], env: Record<string, string>) {
  return new Promise<{ code: number | string; said: string; errors: string }>((resolve) => {
    const all = { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'error', ...env };
    execFile(process.execPath, ['dist/server/cli.js', 'leads', ...words], { env: all }, (error, said, errors) => {
      resolve({ code: error ? (error.code ?? 'killed') : 0, said, errors });
    });
  });
}

describe('npm run leads', () => {
  it('ends with 2 when it is called wrongly', async () => {
    const env = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
    expect(await runCommand([], env)).toMatchObject({
      code: 0,
      said: expect.stringContaining('npm run leads -- list'),
    });
    const wrong = await runCommand(['lsit'], env);
    expect(wrong).toMatchObject({ code: 2, said: '' });
    expect(wrong.errors).toContain('There is no command "lsit".');
    expect(wrong.errors).toContain('npm run leads -- list');
  });

  it('ends with 1 when it cannot use the database', async () => {
    const DATABASE_URL = 'postgres://name:the-password@127.0.0.1:9/forecourt';
    const { code, errors } = await runCommand(['list'], { DATABASE_URL, DATA_DIR: '' });
    expect(code).toBe(1);
    expect(errors).toContain('DATABASE_URL');
    expect(errors).not.toMatch(/the-password| {4}at /);
  });

  it.each([
    [['list', '--state', 'gone'], '--state is "gone"; expected waiting, delivered, kept, dead.'],
    [['list', '--since', 'yesterday'], '--since is "yesterday"'],
    [['list', '--since', '2026-13-45'], '--since is "2026-13-45"'],
    [['photos', 'x'], 'photos takes the id of one lead, and --out with a folder.'],
    [['list', '--limit', '0'], '--limit is "0"'],
    [['list', 'more'], "Unexpected argument 'more'"],
    [['list', '--name', 'Ada'], "Unknown option '--name'"],
    [['show'], 'show takes the id of one lead.'],
    [['show', 'a', 'b'], 'show takes the id of one lead.'],
    [['retry'], 'retry takes --dead, --kept, or the ids of leads'],
    [['retry', '--dead', 'a'], 'retry takes --dead, --kept, or the ids of leads'],
    [['export'], 'export takes --format csv or --format ndjson.'],
    [['export', '--format', 'xml'], 'export takes --format csv or --format ndjson.'],
  ])('refuses %j with a reason', (words, message) => {
    expect(() => readLeadsArguments(words)).toThrow(message);
  });
});
