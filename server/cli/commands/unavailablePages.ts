import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readEnv } from '../../../config/env.ts';
import { servedGroup } from '../../../config/group/servedGroup.ts';
import { loadProductTexts } from '../../composition/loadProductTexts.ts';
import { createLogger } from '../../http/logging/createLogger.ts';
import { unavailablePage } from '../../render/failures/unavailablePage.ts';
import type { CliCommand } from '../CliCommand.ts';

class UnavailablePagesUsageError extends Error {}

/** Writes the pages that a web server shows while no process responds: docs/operate.md. */
export const unavailablePagesCommand: CliCommand = {
  usage: `npm run unavailable -- <folder>

Writes <host>.html for each host of the group's sites.
`,
  usageError: UnavailablePagesUsageError,
  run: async ([out, ...more], { root, say }) => {
    if (out === undefined || more.length > 0) throw new UnavailablePagesUsageError('Name one folder for the pages.');
    const group = servedGroup(readEnv(), root);
    const { builtInTexts } = await loadProductTexts(group, createLogger('silent'));
    const folder = resolve(out);
    await mkdir(folder, { recursive: true });
    for (const site of group.sites) {
      const page = unavailablePage(site, builtInTexts);
      for (const host of site.hosts) await writeFile(join(folder, `${host}.html`), page);
    }
    say(`The pages of ${String(group.sites.length)} sites are in ${folder}.\n`);
  },
};
