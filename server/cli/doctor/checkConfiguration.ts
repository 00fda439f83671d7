import { EnvError, readEnv, renamedVariableWarnings } from '../../../config/env.ts';
import type { Env } from '../../../config/env.ts';
import { excludesDemoData } from '../../../config/excludesDemoData.ts';
import type { Group } from '../../../config/group/Group.ts';
import { GroupError } from '../../../config/group/loadGroup.ts';
import { servedGroup } from '../../../config/group/servedGroup.ts';
import { loadSearchWords } from '../../../config/languages/loadSearchWords.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { unknownVariables } from '../../../config/unknownVariables.ts';
import { versionNotice } from '../../../config/version/versionNotice.ts';
import { OperatorError } from '../../../shared/kit/OperatorError.ts';
import { fault, ok, warning } from './Finding.ts';
import type { Finding } from './Finding.ts';

/** The configuration that could be read; null where it has faults. */
export interface ReadConfiguration {
  env: Env | null;
  group: Group | null;
  findings: Finding[];
}

/** Reads environment and group and lists all of their faults. */
export function readConfiguration(root: string): ReadConfiguration {
  const findings: Finding[] = [];
  const env = attempt(readEnv, findings);
  const group = env && attempt(() => readGroup(env, root, findings), findings);
  if (env && group) findings.push(...remarks(env, group));
  findings.push(...renamedVariableWarnings().map((text) => warning(text, '.env.example lists all variables.')));
  findings.push(...unknownVariables().map((text) => warning(text, '.env.example lists all variables.')));
  if (findings.length === 0 && group) {
    findings.push(ok(`Group "${group.name}" with ${String(group.sites.length)} sites.`));
  }
  return { env, group, findings };
}

/** Reads the group; a group that was made for another version is reported, also when it cannot be used. */
function readGroup(env: Env, root: string, findings: Finding[]): Group {
  try {
    const group = servedGroup(env, root);
    readWords(group, root);
    findings.push(...versionFindings(group, root));
    return group;
  } catch (error) {
    if (error instanceof GroupError) findings.push(...versionFindings(error, root));
    throw error;
  }
}

/** Lists what changed for a group of another version. Its outdated settings follow. */
function versionFindings({ product, warnings }: Pick<Group, 'product' | 'warnings'>, root: string): Finding[] {
  const notice = versionNotice(product, root);
  const lines = notice ? [notice.text, ...notice.changes.map((change) => `- ${change}`)] : [];
  return [
    ...(notice ? [warning(lines.join('\n'), notice.cure)] : []),
    ...warnings.map((text) => warning(text, 'docs/upgrade.md says how long it works.')),
  ];
}

/** Reads the words of the group's languages, which adds to its warnings. Another check reports their faults. */
function readWords({ languages }: Group, root: string): void {
  for (const read of [loadVocabulary, loadSearchWords]) {
    try {
      read(languages, root);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
    }
  }
}

function attempt<T>(read: () => T, findings: Finding[]): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof EnvError) {
      findings.push(...error.faults.map((text) => fault(text, '.env.example explains each variable.')));
    } else if (error instanceof GroupError) {
      findings.push(...error.faults.map((text) => fault(text, 'See docs/adopt.md.')));
    } else if (error instanceof OperatorError) findings.push(fault(error.message));
    else throw error;
    return null;
  }
}

/** Warns of settings that work but are rarely intended in production. */
function remarks(env: Env, group: Group): Finding[] {
  const takesForms = group.sites.some(({ features }) => features.forms !== false);
  const found: (Finding | false)[] = [
    env.FORECOURT_DEV &&
      warning('FORECOURT_DEV is on: messages to visitors can be read at /_dev/outbox.', 'Remove FORECOURT_DEV.'),
    env.NODE_ENV !== 'production' &&
      warning(`NODE_ENV is "${env.NODE_ENV}": pages take longer to render.`, 'Set NODE_ENV=production, or remove it.'),
    group.demo &&
      !excludesDemoData(env, group) &&
      warning('Invented customers and vehicles of the demo are served.', 'Serve your own group, or set DEMO_DATA=off.'),
    takesForms &&
      env.COMHUB_ENDPOINT === '' &&
      env.SMTP_URL === '' &&
      warning('Enquiries are stored, but no one is notified.', 'Set COMHUB_ENDPOINT or SMTP_URL: docs/leads.md.'),
    group.sites.some(({ features }) => features.tireHotel) &&
      env.TIREHOTEL_ENDPOINT === '' &&
      env.SMS_ENDPOINT === '' &&
      warning(
        'Codes of the tire hotel are not sent, so customers cannot sign in.',
        'Set SMS_ENDPOINT: docs/tirehotel.md.',
      ),
  ];
  return found.filter((finding) => finding !== false);
}
