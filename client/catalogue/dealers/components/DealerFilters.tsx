import type { MouseEvent, ReactNode } from 'react';
import './DealerFilters.css';
import {
  dealerParameters,
  isChosenDealerValue,
  narrowsDealers,
  toggleDealerValue,
  withoutDealerFacet,
} from '../../../../shared/catalogue/dealers/dealerQuery.ts';
import type { DealerFacet } from '../../../../shared/catalogue/dealers/dealerQuery.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import { useTexts } from '../../../site/useSite.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { byGroup, departmentGroupText } from '../departmentGroupText.ts';
import { useDealerList } from '../useDealerList.ts';
import { DealerFacetMenu } from './DealerFacetMenu.tsx';

/** Search by words; a form that keeps other choices, so that it works without JavaScript. */
export function DealerSearch(): ReactNode {
  const t = useTexts();
  const { list, listPath, choose } = useDealerList();
  return (
    <SearchField
      key={list.keyphrase}
      label={t('dealerSearchLabel')}
      placeholder={t('dealerSearchPlaceholder')}
      buttonLabel={t('searchButton')}
      action={listPath}
      name="keyphrase"
      keep={dealerParameters({ ...list, keyphrase: '', page: 0 })}
      defaultValue={list.keyphrase}
      onSearch={(keyphrase) => choose({ ...list, keyphrase, page: 0 })}
    />
  );
}

/** Chips for the groups of departments, menus for regions and brands. Every choice is a link. */
export function DealerFilters(): ReactNode {
  const t = useTexts();
  const { list, listPath, addressOf } = useDealerList();
  const facets = useAppSelector((state) => state.dealerList.facets);
  const valuesOf = (name: DealerFacet): { text: string; count: number }[] =>
    facets.find((facet) => facet.name === name)?.values ?? [];
  const groups = [...valuesOf('department_group')].sort(byGroup);
  const menus = [
    { name: 'site_region', label: t('dealerFilterRegion') },
    { name: 'site_brands', label: t('dealerFilterBrand') },
  ] as const;
  const chosen = menus.flatMap(({ name }) => (list.filters[name] ?? []).map((value) => ({ name, value })));
  const link = { 'data-scroll': 'keep', rel: 'nofollow' };
  return (
    <nav className="dealer-filters" aria-label={t('dealerFilters')}>
      {groups.length > 0 && (
        <ul className="dealer-filters-groups">
          <li>
            <Chip
              {...link}
              href={addressOf(withoutDealerFacet(list, 'department_group'))}
              on={!list.filters.department_group}
              aria-current={list.filters.department_group ? undefined : 'true'}
            >
              {t('dealerAllGroups')}
            </Chip>
          </li>
          {groups.map(({ text }) => {
            const on = isChosenDealerValue(list, 'department_group', text);
            return (
              <li key={text}>
                <Chip
                  {...link}
                  href={addressOf(toggleDealerValue(list, 'department_group', text))}
                  on={on}
                  aria-current={on ? 'true' : undefined}
                >
                  {departmentGroupText(text, t)}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      {menus.map(({ name, label }) => (
        <DealerFacetMenu key={name} name={name} label={label} values={valuesOf(name)} />
      ))}
      {chosen.map(({ name, value }) => (
        <Chip
          key={`${name} ${value}`}
          {...link}
          on
          removable
          href={addressOf(toggleDealerValue(list, name, value))}
          onClick={({ currentTarget: { nextElementSibling: next } }: MouseEvent<HTMLElement>) => {
            if (next instanceof HTMLElement) next.focus(); // the next chip, or the link that clears
          }}
          aria-label={t('removeFilter', { value })}
        >
          {value}
        </Chip>
      ))}
      {narrowsDealers(list) && (
        <a className="inline-link dealer-filters-clear" href={listPath} data-scroll="keep">
          {t('clearAll')}
        </a>
      )}
    </nav>
  );
}
