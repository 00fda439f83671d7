import type { Language } from '../../../shared/site/SiteTypes.ts';

/** What the owner of a phone is told of. */
export interface LockNotice {
  /** Of the lock: a second message of the same is not sent. */
  key: string;
  /** Whom to call. */
  helpPhone: string;
  language: Language | undefined;
}
