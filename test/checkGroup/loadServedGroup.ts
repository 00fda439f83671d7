import { EnvError, readEnv } from '../../config/env.ts';
import type { Env } from '../../config/env.ts';
import type { Group } from '../../config/group/Group.ts';
import { GroupError } from '../../config/group/loadGroup.ts';
import { servedGroup } from '../../config/group/servedGroup.ts';
import { withDealerSites } from '../../server/composition/withDealerSites.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { CheckedPart, CheckFinding } from './CheckFinding.ts';
import { faultsOf } from './readMessage.ts';

/** The group as the server would serve it. */
export interface ServedGroup {
  env: Env;
  group: Group;
  /** Folder of the product. */
  root: string;
}

/** Loads the served group; without it when its settings or files have faults. */
export async function loadServedGroup(root: string): Promise<{ part: CheckedPart; served: ServedGroup | null }> {
  try {
    const env = readEnv();
    const { group } = await withDealerSites({ env, group: servedGroup(env, root) });
    const sites = group.sites.map(({ name, languages }) => `${name} (${languages.join(', ')})`).join(', ');
    return {
      part: { part: 'group', summary: `${group.name}: ${sites}`, findings: [] },
      served: { env, group, root },
    };
  } catch (error) {
    return { part: { part: 'group', summary: 'cannot be served', findings: faultsOfError(error) }, served: null };
  }
}

function faultsOfError(error: unknown): CheckFinding[] {
  if (error instanceof EnvError) return faultsOf(error.faults, 'environment', '.env.example explains each variable.');
  if (error instanceof GroupError) return faultsOf(error.faults, 'group', 'Correct the file: docs/adopt.md.');
  if (error instanceof OperatorError) return faultsOf([error.message], 'group', 'See docs/adopt.md.');
  throw error;
}
