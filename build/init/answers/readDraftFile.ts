import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { readYaml } from '../../../config/group/readYaml.ts';
import { isWebAddress } from '../../../server/catalogue/feed/source/feedAddress.ts';
import { InitCommandError } from '../InitCommandError.ts';
import type { InitDraft } from './InitDraft.ts';
import { draftSchema, twinFault } from './draftSchema.ts';

/**
 * Reads a file of answers; paths in it are relative to its folder and become absolute.
 * @param given answers that options give, which the file may leave out
 * @throws InitCommandError with file and line of every fault
 */
export function readDraftFile(file: string, projectRoot: string, given: InitDraft): InitDraft {
  const path = resolve(projectRoot, file);
  const base = dirname(path);
  const faults: string[] = [];
  const shown = isAbsolute(file) ? file : relative(projectRoot, path);
  const read = readYaml(path, shown, draftSchema({ projectRoot, base }, given), faults);
  const twins = read && twinFault({ ...read.value, ...given, sites: read.value.sites });
  if (twins !== null) read?.addFault(['sites'], twins);
  if (!read || faults.length > 0) throw new InitCommandError(faults.join('\n'));
  const placed = (text: string): string =>
    ['none', 'examples'].includes(text) || isWebAddress(text) ? text : resolve(base, text);
  const { logo, sites, ...others } = read.value;
  return {
    ...others,
    ...(logo !== undefined && { logo: placed(logo) }),
    sites: sites.map((site) => ({ ...site, ...(site.stock !== undefined && { stock: placed(site.stock) }) })),
  };
}
