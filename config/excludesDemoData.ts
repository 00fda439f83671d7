import type { Env } from './env.ts';
import type { Group } from './group/Group.ts';

/**
 * Returns whether to leave out a demo group's invented customers and vehicles.
 * DEMO_DATA decides; "auto" leaves them out as soon as a database or a mail server is set up. Always false for other
 * groups.
 */
export function excludesDemoData(
  { DEMO_DATA, DATABASE_URL, SMTP_URL }: Pick<Env, 'DEMO_DATA' | 'DATABASE_URL' | 'SMTP_URL'>,
  { demo }: Pick<Group, 'demo'>,
): boolean {
  if (!demo || DEMO_DATA === 'on') return false;
  return DEMO_DATA === 'off' || DATABASE_URL !== '' || SMTP_URL !== '';
}
