import { writeFile } from 'node:fs/promises';
import { installedGroup } from '../../../config/group/installedGroup.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { OperatorError } from '../../../shared/kit/OperatorError.ts';
import { databaseCommand } from '../databaseCommand.ts';
import { PrivacyUsageError, privacyUsage, readPrivacyArguments } from '../privacy/privacyArguments.ts';
import { runPrivacyCommand } from '../privacy/runPrivacyCommand.ts';

/** Data of one person, for requests for access and erasure: docs/privacy.md. */
export const privacyCommand = databaseCommand({
  read: readPrivacyArguments,
  usage: privacyUsage,
  usageError: PrivacyUsageError,
  commandError: OperatorError,
  run: (request, { root, storage, logger, say }) =>
    runPrivacyCommand(request, {
      storage,
      sites: installedGroup(root).sites,
      clock: realClock,
      logger,
      say,
      writeExport: async (text, out) => {
        if (out === null) say(text);
        else await writeExport(text, out);
      },
    }),
});

/** Writes personal data, which other users of the machine must not read. */
async function writeExport(text: string, out: string): Promise<void> {
  try {
    await writeFile(out, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new OperatorError(`The export was not written: ${error instanceof Error ? error.message : ''}`);
  }
}
