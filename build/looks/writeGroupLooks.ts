import { loadGroup } from '../../config/group/loadGroup.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { BuildMode } from '../bundling/browserOptions.ts';
import { writeLooks } from './writeLooks.ts';
import type { WrittenLooks } from './writeLooks.ts';

/**
 * Writes the looks of the sites of several groups, so that one build serves each of them. If two groups have a site
 * of the same name, the first group's is used. A later group with faults is left out and named.
 * @param folders of the groups, relative to the project's root; the served group comes first
 * @param commonSheet see writeLooks
 * @throws GroupError when the first group has faults
 */
export async function writeGroupLooks(
  [served, ...others]: readonly [string, ...string[]],
  commonSheet: string,
  mode: BuildMode,
  folder = 'dist',
): Promise<WrittenLooks> {
  const looks = await writeLooks(loadGroup(served), commonSheet, mode, folder);
  for (const other of others) {
    try {
      const { assets, files } = await writeLooks(loadGroup(other), commonSheet, mode, folder);
      looks.assets = { ...looks.assets, ...assets, ...looks.assets };
      looks.files.push(...files);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      console.error(`The build leaves ${other} out. ${error.message}`);
    }
  }
  return looks;
}
