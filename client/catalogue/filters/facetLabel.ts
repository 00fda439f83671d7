import type { TextKey } from '../../site/TextKey.ts';
import type { Translate } from '../../site/translate.ts';
import type { listTexts } from '../texts/listTexts.ts';

/** Label of a facet: its own text key when there is one, else the name with spaces for underscores. */
export function facetLabel(t: Translate<typeof listTexts>, facetName: string): string {
  return t(`facet_${facetName}` as TextKey<typeof listTexts>) || facetName.replace(/^car_/, '').replaceAll('_', ' ');
}
