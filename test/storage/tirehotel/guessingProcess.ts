import { createTireHotelService } from '../../../server/tirehotel/createTireHotelService.ts';
import { tireHotelLimits } from '../../../server/tirehotel/tireHotelLimits.ts';
import { openStorage } from '../../../server/storage/openStorage.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { fakeTireHotel } from '../../fixtures/tirehotel/fakeTireHotel.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { tireVisitor, catchOutcome, sentCode } from '../../fixtures/tirehotel/tireVisitor.ts';

/*
 * Process that requests and tries codes of one registration number, concurrently with another one.
 * It stops when no more codes are sent. Writes a line for each compared code, and the result of each try.
 */
const [databaseUrl = '', dataDir = '', first = ''] = process.argv.slice(2);
const storage = await openStorage({ databaseUrl, dataDir, logger: silentLogger });
const clock = testClock('2026-03-02T08:00:00.000Z');
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const hotel = fakeTireHotel();
const backend = {
  ...hotel,
  validate: (): Promise<never> => {
    say('compared');
    return Promise.reject(new TireHotelError('WrongCode'));
  },
};
// Unlimited codes: only their tries are counted here.
const limits = { ...tireHotelLimits, codes: {}, searches: {} };
const service = await createTireHotelService({ backend, storage, clock, logger: silentLogger, limits });
const visitor = tireVisitor(service, `192.0.2.${first}`);
for (let isLocked = false; !isLocked;) {
  try {
    const token = await sentCode(visitor, 'AAA001');
    for (let tried = 0; tried < 6; tried += 1) {
      say(await catchOutcome(visitor.ask().validate(token, '0000')));
      clock.advance(31_000);
    }
  } catch (error) {
    if (!(error instanceof TireHotelError)) throw error;
    isLocked = error.code === 'TooMany';
    say(error.code);
  }
}
await storage.close();
