/** What an operator does for customers of the tire hotel on the command line (npm run tirehotel): see docs/tirehotel.md. */
import { installedGroup } from '../config/group/installedGroup.ts';
import { backendSettings } from '../config/backendSettings.ts';
import {
  TireHotelUsageError,
  readTireHotelArguments,
  tireHotelUsage,
} from '../server/tirehotel/command/tireHotelArguments.ts';
import { ownAgreement } from '../server/tirehotel/command/ownAgreement.ts';
import { TireHotelCommandError, runTireHotelCommand } from '../server/tirehotel/command/tireHotelCommand.ts';
import { createRemoteTireHotel } from '../server/tirehotel/createRemoteTireHotel.ts';
import { realClock } from '../shared/kit/Clock.ts';
import { runCommand } from './runCommand.ts';

await runCommand({
  read: readTireHotelArguments,
  usage: tireHotelUsage,
  usageError: TireHotelUsageError,
  commandError: TireHotelCommandError,
  run: async (asked, { env, storage, logger, say }) => {
    const settings = backendSettings(env, installedGroup()).tireHotel;
    const service = settings.endpoint ? createRemoteTireHotel(settings, { storage, clock: realClock, logger }) : null;
    try {
      const search = (regNo: string) => (service ? service.backend.search(regNo) : ownAgreement(storage.db, regNo));
      await runTireHotelCommand(asked, { storage, search, clock: realClock, say });
    } finally {
      service?.close();
    }
  },
});
