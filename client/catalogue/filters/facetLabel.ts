import type { TextKey } from '../../../shared/site/TextKey.ts';
import type { Translate } from '../../site/translate.ts';

/** Label of a facet: its own text key when there is one, else the name with spaces for underscores. */
export function facetLabel(t: Translate, facetName: string): string {
  return t(`facet_${facetName}` as TextKey) || facetName.replace(/^car_/, '').replaceAll('_', ' ');
}
