import { memo, useCallback, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import './FacetPanel.css';
import { completeParameter, isChosen, toggleValue, withFilter } from '../../../shared/catalogue/list/listState.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useCachedFragment } from '../../framework/CachedFragments.ts';
import { afterPaint } from '../../browser/afterPaint.ts';
import { facetLabel } from './facetLabel.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { rangeDrafted } from '../list/carListState.ts';
import { useCarList } from '../list/useCarList.ts';
import { FacetBox } from './FacetBox.tsx';
import { FacetValues } from './FacetValues.tsx';
import { RangeFacet } from './RangeFacet.tsx';

/** Number of facets open at first; any with a chosen value is open too. */
const openAtFirst = 3;

/**
 * All facets of the list as one GET form.
 * Without JavaScript its button submits it; with JavaScript every change navigates to the new address at once.
 */
export const FacetPanel = memo(function FacetPanel({ formId }: { formId?: string }): ReactNode {
  const { list, urls, addressOf, choose } = useCarList();
  const dispatch = useAppDispatch();
  const site = useSite();
  const t = useTexts();
  // new counts may wait for the visitor's next press; a choice shows at once
  const facets = useDeferredValue(useAppSelector((state) => state.carList.facets));
  const toggle = useCallback(
    (facet: string, value: string) => choose((now) => toggleValue(now, facet, value)),
    [choose],
  );
  const setRange = useCallback(
    (facet: string, values: string[]) => choose((now) => withFilter(now, facet, values)),
    [choose],
  );
  const draft = useCallback(() => afterPaint(() => dispatch(rangeDrafted())), [dispatch]);
  const loadValues = useCallback(
    (facet: string): Promise<boolean> =>
      import('./loadFacetValues.ts')
        .then(({ loadFacetValues }) => dispatch(loadFacetValues(facet, urls)))
        .catch(() => false), // the code failed to load; the visitor sees a message and can try again
    [dispatch, urls],
  );
  const shown = new Set(facets.map((facet) => facet.name));
  const ready = useCachedFragment('facets');
  const unseen = Object.entries(list.filters).filter(([name]) => !shown.has(name));
  return (
    <form
      className="facet-panel"
      method="get"
      action={urls.listPath}
      id={formId}
      onSubmit={(event) => event.preventDefault()}
      {...ready}
    >
      {ready ? null : (
        <>
          {list.keyphrase && <input type="hidden" name="keyphrase" value={list.keyphrase} />}
          {unseen.flatMap(([name, values]) =>
            values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
          )}
          {list.completeFacets?.map((name) => (
            <input key={name} type="hidden" name={completeParameter} value={name} />
          ))}
          {facets.map((facet, at) => {
            const shared = { values: list.filters[facet.name], t, openAtFirst: at < openAtFirst };
            if (facet.kind === 'range') {
              return (
                <RangeFacet key={facet.name} facet={facet} site={site} onRange={setRange} onDraft={draft} {...shared} />
              );
            }
            if (facet.kind === 'values') {
              return (
                <FacetValues
                  key={facet.name}
                  facet={facet}
                  site={site}
                  complete={list.completeFacets?.includes(facet.name) ?? false}
                  isTarget={formId !== undefined}
                  onToggle={toggle}
                  loadValues={loadValues}
                  addressOf={addressOf}
                  onSay={announce}
                  {...shared}
                />
              );
            }
            return (
              <FacetBox
                key={facet.name}
                facet={facet.name}
                value="true"
                text={facetLabel(t, facet.name, site)}
                count={facet.count}
                chosen={isChosen(shared.values, 'true')}
                onToggle={toggle}
                look="alone"
              />
            );
          })}
          <div className="facet-panel-submit">
            <Button type="submit" block>
              {t('applyFilter')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
});
