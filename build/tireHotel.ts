/**
 * What an operator does for customers of the tire hotel on the command line (npm run tirehotel), beside running servers:
 * see docs/tirehotel.md. Ends with 0, with 1 when it could not be done, with 2 when the command was written wrongly.
 */
import { existsSync } from 'node:fs';
import { backendSettings } from '../config/backendSettings.ts';
import { EnvError, readEnv } from '../config/env.ts';
import { createLogger } from '../server/http/createLogger.ts';
import { openStorage } from '../server/storage/openStorage.ts';
import { StorageError } from '../server/storage/StorageError.ts';
import {
  TireHotelUsageError,
  readTireHotelArguments,
  tireHotelUsage,
} from '../server/tirehotel/command/tireHotelArguments.ts';
import type { TireHotelArguments } from '../server/tirehotel/command/tireHotelArguments.ts';
import { ownAgreement } from '../server/tirehotel/command/ownAgreement.ts';
import { TireHotelCommandError, runTireHotelCommand } from '../server/tirehotel/command/tireHotelCommand.ts';
import { createTireHotelService } from '../server/tirehotel/createTireHotelService.ts';
import { realClock } from '../shared/kit/Clock.ts';

async function run(asked: TireHotelArguments): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL, process.stderr);
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, logger });
  const settings = backendSettings(env).tireHotel;
  const service = settings.endpoint ? createTireHotelService(settings, { storage, clock: realClock, logger }) : null;
  try {
    const search = (regNo: string) => (service ? service.backend.search(regNo) : ownAgreement(storage.db, regNo));
    const say = (text: string): void => void process.stdout.write(text);
    await runTireHotelCommand(asked, { storage, search, clock: realClock, say });
  } finally {
    service?.close();
    await storage.close();
  }
}

try {
  const asked = readTireHotelArguments(process.argv.slice(2));
  if (asked.command === 'help') process.stdout.write(tireHotelUsage);
  else await run(asked);
} catch (error) {
  const wrong = error instanceof TireHotelUsageError;
  const isTold =
    wrong || error instanceof TireHotelCommandError || error instanceof StorageError || error instanceof EnvError;
  const message = error instanceof Error ? ((isTold ? error.message : error.stack) ?? '') : String(error);
  process.stderr.write(wrong ? `${message}\n\n${tireHotelUsage}` : `${message}\n`);
  process.exitCode = wrong ? 2 : 1;
}
