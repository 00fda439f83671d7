import { execFile } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import type { Storage } from '../../../server/storage/Storage.ts';
import { ownAgreement } from '../../../server/tirehotel/command/ownAgreement.ts';
import { readTireHotelArguments, TireHotelUsageError } from '../../../server/tirehotel/command/tireHotelArguments.ts';
import { runTireHotelCommand, TireHotelCommandError } from '../../../server/tirehotel/command/tireHotelCommand.ts';
import type { TireHotelCommandOptions } from '../../../server/tirehotel/command/tireHotelCommand.ts';
import { createTireHotelService } from '../../../server/tirehotel/createTireHotelService.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { fakeTireHotel } from '../../fixtures/tirehotel/fakeTireHotel.ts';
import { tireHouse } from '../../fixtures/demo/ownTireHotel.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { tireVisitor, catchOutcome, sentCode, wrongCodeFor } from '../../fixtures/tirehotel/tireVisitor.ts';
import type { TestTireVisitor } from '../../fixtures/tirehotel/tireVisitor.ts';

const minuteMs = 60_000;
const lockedText =
  'Forgotten: 9 wrong tries (plate), 9 wrong tries (phone), 2 codes sent (plate), 2 codes sent (phone). It was locked.\n';

/** Tries wrong codes until none is compared any more: 5 of the first code and 4 of the next. */
async function lock(visitor: TestTireVisitor, plate: string, codeNow: () => Promise<string>, wait: () => void) {
  for (const tries of [5, 4]) {
    const token = await sentCode(visitor, plate);
    const wrong = wrongCodeFor(await codeNow());
    for (let tried = 0; tried < tries; tried += 1) {
      expect(await catchOutcome(visitor.ask().validate(token, wrong))).toBe('WrongCode');
      wait();
    }
  }
  expect(await catchOutcome(sentCode(visitor, plate))).toBe('TooMany');
}

/** Runs the command; returns its output. */
async function tireHotel(
  words: string[],
  options: { storage: Storage; clock: Clock; search: TireHotelCommandOptions['search'] },
): Promise<string> {
  let said = '';
  await runTireHotelCommand(readTireHotelArguments(words), { ...options, say: (text) => (said += text) });
  return said;
}

describeOnBothDatabases('npm run tirehotel', (emptyDatabase) => {
  /** Creates a service in one process, and the command's own connection. */
  const locked = async () => {
    const database = await emptyDatabase();
    const [storage, own] = [await database.open(), await database.open()];
    const clock = testClock('2026-03-02T08:00:00.000Z');
    const backend = fakeTireHotel();
    const visitor = tireVisitor(await createTireHotelService({ backend, storage, clock, logger: silentLogger }));
    const codeNow = () => Promise.resolve(backend.codeOf('AAA001'));
    await lock(visitor, 'AAA001', codeNow, () => clock.advance(minuteMs));
    return { storage, own, clock, backend, visitor };
  };

  it('unlocks a plate of the embedded tire hotel', async () => {
    const database = await emptyDatabase();
    const [storage, own] = [await database.open(), await database.open()];
    const { backend, clock, sentCode: codeNow } = await tireHouse(storage);
    const visitor = tireVisitor(await createTireHotelService({ backend, storage, clock, logger: silentLogger }));
    await lock(visitor, 'POL26K', codeNow, () => clock.advance(minuteMs));
    const search = (regNo: string) => ownAgreement(own.db, regNo);
    expect(await tireHotel(['unlock', 'pol 26k'], { storage: own, clock, search })).toBe(lockedText);
    const token = await sentCode(visitor, 'POL26K');
    expect(await catchOutcome(visitor.ask().validate(token, await codeNow()))).toBe('done');
    await expect(tireHotel(['unlock', 'NOBODY1'], { storage: own, clock, search })).rejects.toThrow(
      new TireHotelCommandError('There is no agreement for this plate; nothing was changed.'),
    );
  });

  it('resets the limits of a plate behind any back end', async () => {
    const { own, clock, backend, visitor } = await locked();
    const rows = async () => (await own.db.selectFrom('limits').selectAll().execute()).length;
    const before = await rows();
    const { search } = backend;
    expect(await tireHotel(['unlock', 'AAA001'], { storage: own, clock, search })).toBe(lockedText);
    // Wrong tries, and codes per hour and per day, of both.
    expect(await rows()).toBe(before - 6);
    expect(await catchOutcome(sentCode(visitor, 'AAA001'))).toBe('done');
    expect(await tireHotel(['unlock', 'AAA001'], { storage: own, clock, search })).toMatch(
      /^Forgotten: 1 code sent \(plate\), 1 code sent \(phone\)\. It was not locked\./,
    );
    expect(await tireHotel(['unlock', 'AAA001'], { storage: own, clock, search })).toMatch(
      /^Nothing was counted\. It was not locked\./,
    );
  });

  it('resets the limits of a plate while the service fails', async () => {
    const { own, clock, backend, visitor } = await locked();
    const silent = () => Promise.reject(new TireHotelError('ServerError'));
    expect(await tireHotel(['unlock', 'AAA001'], { storage: own, clock, search: silent })).toBe(
      'Forgotten: 9 wrong tries (plate), 2 codes sent (plate). It was locked.\n' +
        'The phone is not known here: its limits stay, and may keep the plate locked for up to 7 days.\n',
    );
    expect(await catchOutcome(sentCode(visitor, 'AAA001'))).toBe('TooMany');
    const { search } = backend;
    expect(await tireHotel(['unlock', 'AAA001'], { storage: own, clock, search })).toContain('9 wrong tries (phone)');
    expect(await catchOutcome(sentCode(visitor, 'AAA001'))).toBe('done');
  });

  it('runs beside a server', async () => {
    const database = await emptyDatabase();
    const { backend } = await tireHouse(await database.open());
    const storage = await database.open();
    const visitor = tireVisitor(
      await createTireHotelService({ backend, storage, clock: realClock, logger: silentLogger }),
    );
    await sentCode(visitor, 'POL26K');
    const env = { DATABASE_URL: database.databaseUrl, DATA_DIR: database.dataDir, TIREHOTEL_ENDPOINT: '' };
    expect(await runCommand(['unlock', 'POL26K'], env)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Forgotten: 1 code sent \(plate\), 1 code sent \(phone\)\./),
    });
  });
});

describe('the words after "npm run tirehotel"', () => {
  it('name a plate in any spelling', () => {
    expect(readTireHotelArguments(['unlock', ' abc 123'])).toEqual({ command: 'unlock', regNo: 'ABC123' });
    expect(readTireHotelArguments(['unlock', 'åäö1'])).toEqual({ command: 'unlock', regNo: 'ÅÄÖ1' });
    for (const words of [[], ['help'], ['--help']]) expect(readTireHotelArguments(words)).toEqual({ command: 'help' });
  });

  it.each([[['unlok', 'ABC123']], [['unlock']], [['unlock', 'ABC', '123']], [['unlock', '--all']]])(
    'are refused: %j',
    (words) => {
      expect(() => readTireHotelArguments(words)).toThrow(TireHotelUsageError);
    },
  );

  it.each(['A', 'ABCDEF12345', 'ABC_123', ''])('are refused where "%s" stands for a plate', (plate) => {
    expect(() => readTireHotelArguments(['unlock', plate])).toThrow(
      /is not a plate; expected 2 to 10 letters and digits/,
    );
  });
});

describe('npm run tirehotel', () => {
  it('ends with 2 when it was called wrongly', async () => {
    const wrong = await runCommand(['unlock'], { DATABASE_URL: '', DATA_DIR: '' });
    expect(wrong).toMatchObject({ code: 2, said: '' });
    expect(wrong.errors).toContain('npm run tirehotel -- unlock <plate>');
    const DATABASE_URL = 'postgres://name:the-password@127.0.0.1:9/forecourt';
    const { code, errors } = await runCommand(['unlock', 'POL26K'], { DATABASE_URL, DATA_DIR: '' });
    expect(code).toBe(1);
    expect(errors).toContain('DATABASE_URL');
    expect(errors).not.toMatch(/the-password|POL26K| {4}at /);
  });
});

/** Runs the command as an operator does. */
function runCommand(words: string[], env: Record<string, string>) {
  return new Promise<{ code: number | string; said: string; errors: string }>((resolve) => {
    const all = { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'error', ...env };
    execFile(process.execPath, ['dist/server/cli.js', 'tirehotel', ...words], { env: all }, (error, said, errors) => {
      resolve({ code: error ? (error.code ?? 'killed') : 0, said, errors });
    });
  });
}
