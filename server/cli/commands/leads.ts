import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { installedGroup } from '../../../config/group/installedGroup.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { LeadsUsageError, leadsUsage, readLeadsArguments } from '../../forms/command/leadsArguments.ts';
import { LeadsCommandError, runLeadsCommand } from '../../forms/command/leadsCommand.ts';
import { createOutbox } from '../../storage/outbox/createOutbox.ts';
import { databaseCommand } from '../databaseCommand.ts';

/** Enquiries of visitors: docs/leads.md. */
export const leadsCommand = databaseCommand({
  read: readLeadsArguments,
  usage: leadsUsage,
  usageError: LeadsUsageError,
  commandError: LeadsCommandError,
  run: (request, { root, storage, say }) =>
    runLeadsCommand(request, {
      storage,
      outbox: createOutbox(storage, realClock),
      siteNames: installedGroup(root).sites.map(({ name }) => name),
      say,
      writePhoto,
      writeExport,
    }),
});

/** Writes personal data, which other users of the machine must not read. */
async function writeExport(parts: AsyncIterable<string>, out: string | null): Promise<void> {
  const target = out === null ? process.stdout : createWriteStream(out, { mode: 0o600 });
  try {
    await pipeline(Readable.from(parts), target, { end: out !== null });
  } catch (error) {
    const isClosed = (error as NodeJS.ErrnoException).code === 'EPIPE'; // the reader has closed the pipe ("| head")
    if (!isClosed) {
      throw new LeadsCommandError(`The export was not written: ${error instanceof Error ? error.message : ''}`);
    }
  }
}

async function writePhoto(folder: string, name: string, content: Buffer): Promise<void> {
  try {
    await writeFile(join(folder, name), content, { mode: 0o600 });
  } catch (error) {
    throw new LeadsCommandError(`The photo was not written: ${error instanceof Error ? error.message : ''}`);
  }
}
