import { landingValue } from '../../../shared/catalogue/list/indexedLists.ts';
import { brandFacet, segmentTitle, toListPath } from '../../../shared/catalogue/list/listState.ts';
import type { ListContext, ListState } from '../../../shared/catalogue/list/listState.ts';
import { valueLabel } from '../../../shared/catalogue/vocabulary.ts';
import type { ValueLabels } from '../../../shared/catalogue/ValueLabels.ts';
import { segmentLabels } from '../filters/facetValueText.ts';
import type { Translate } from '../../site/translate.ts';

/** Returns the heading of a list: "Volvo i lager", "Bilar i lager: Kombi". */
export function listTitle(
  list: Pick<ListState, 'filters'>,
  urls: ListContext,
  t: Translate,
  labels: ValueLabels | undefined,
): string {
  const inPath = toListPath(list, urls) !== urls.listPath;
  const value = inPath ? segmentTitle(segmentLabels((list.filters[brandFacet]?.[0] ?? '').split('>'), labels)) : '';
  const title = value ? t('carListTitleTemplate', { value }) : t('carListTitle');
  const landing = landingValue(list, urls);
  return landing ? `${title}: ${valueLabel(labels, landing.facet, landing.value)}` : title;
}
