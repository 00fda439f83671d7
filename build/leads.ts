/** Enquiries of visitors on the command line (npm run leads): see docs/leads.md. */
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { installedGroup } from '../config/group/installedGroup.ts';
import { LeadsUsageError, leadsUsage, readLeadsArguments } from '../server/forms/command/leadsArguments.ts';
import { LeadsCommandError, runLeadsCommand } from '../server/forms/command/leadsCommand.ts';
import { createOutbox } from '../server/storage/createOutbox.ts';
import { realClock } from '../shared/kit/Clock.ts';
import { runCommand } from './runCommand.ts';

/** Personal data, which other users of the machine do not read. */
async function writeExport(parts: AsyncIterable<string>, out: string | null): Promise<void> {
  const target = out === null ? process.stdout : createWriteStream(out, { mode: 0o600 });
  try {
    await pipeline(Readable.from(parts), target, { end: out !== null });
  } catch (error) {
    const closed = (error as NodeJS.ErrnoException).code === 'EPIPE'; // who reads has seen enough ("| head")
    if (!closed)
      throw new LeadsCommandError(`The export was not written: ${error instanceof Error ? error.message : ''}`);
  }
}

async function writePhoto(folder: string, name: string, content: Buffer): Promise<void> {
  try {
    await writeFile(join(folder, name), content, { mode: 0o600 });
  } catch (error) {
    throw new LeadsCommandError(`The photo was not written: ${error instanceof Error ? error.message : ''}`);
  }
}

await runCommand({
  read: readLeadsArguments,
  usage: leadsUsage,
  usageError: LeadsUsageError,
  commandError: LeadsCommandError,
  run: (asked, { storage, say }) =>
    runLeadsCommand(asked, {
      storage,
      outbox: createOutbox(storage, realClock),
      siteNames: installedGroup().sites.map(({ name }) => name),
      say,
      writePhoto,
      writeExport,
    }),
});
