import type { Env } from './env.ts';
import type { Group } from './group/Group.ts';

/**
 * Whether the invented customers and vehicles of a demo group are left out: never of an own group; by DEMO_DATA, which
 * leaves them out by itself as soon as a database or a mail server of the operator is set up.
 */
export function excludesDemoData(
  { DEMO_DATA, DATABASE_URL, SMTP_URL }: Pick<Env, 'DEMO_DATA' | 'DATABASE_URL' | 'SMTP_URL'>,
  { demo }: Pick<Group, 'demo'>,
): boolean {
  if (!demo || DEMO_DATA === 'on') return false;
  return DEMO_DATA === 'off' || DATABASE_URL !== '' || SMTP_URL !== '';
}
