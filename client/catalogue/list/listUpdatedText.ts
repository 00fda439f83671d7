import { reportedCount } from '../../../shared/catalogue/moneyText.ts';
import type { Translate } from '../../site/translate.ts';
import type { listTexts } from '../texts/listTexts.ts';

/** Announcement of a loaded list for screen readers: "1 bil visas", "10000+ bilar visas". */
export function listUpdatedText(total: number, t: Translate<typeof listTexts>): string {
  return t('listUpdated', { count: reportedCount(total) });
}
