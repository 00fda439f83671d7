import '../texts/listTexts.ts';
import { reportedCount } from '../../../shared/catalogue/moneyText.ts';
import type { Translate } from '../../site/translate.ts';

/** Announcement of a loaded list for screen readers: "1 bil visas", "10000+ bilar visas". */
export function listUpdatedText(total: number, t: Translate): string {
  return t('listUpdated', { count: reportedCount(total) });
}
