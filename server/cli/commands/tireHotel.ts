import { backendSettings } from '../../../config/backendSettings.ts';
import { installedGroup } from '../../../config/group/installedGroup.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { ownAgreement } from '../../tirehotel/command/ownAgreement.ts';
import {
  TireHotelUsageError,
  readTireHotelArguments,
  tireHotelUsage,
} from '../../tirehotel/command/tireHotelArguments.ts';
import { TireHotelCommandError, runTireHotelCommand } from '../../tirehotel/command/tireHotelCommand.ts';
import { createRemoteTireHotel } from '../../tirehotel/createRemoteTireHotel.ts';
import { databaseCommand } from '../databaseCommand.ts';

/** Help for customers of the tire hotel: docs/tirehotel.md. */
export const tireHotelCommand = databaseCommand({
  read: readTireHotelArguments,
  usage: tireHotelUsage,
  usageError: TireHotelUsageError,
  commandError: TireHotelCommandError,
  run: async (request, { root, env, storage, logger, say }) => {
    const settings = backendSettings(env, installedGroup(root)).tireHotel;
    const service = settings.endpoint
      ? createRemoteTireHotel(settings, { storage, clock: realClock, logger, timeZone: 'UTC' })
      : null;
    try {
      const search = (regNo: string) => (service ? service.backend.search(regNo) : ownAgreement(storage.db, regNo));
      await runTireHotelCommand(request, { storage, search, clock: realClock, say });
    } finally {
      service?.close();
    }
  },
});
