import type { Language } from '../../../shared/site/SiteTypes.ts';

/** Notice to the owner of a phone whose codes are locked. */
export interface LockNotice {
  /** Key of the lock: a second message with it is not sent. */
  key: string;
  /** Phone number for help. */
  helpPhone: string;
  language: Language | undefined;
}
