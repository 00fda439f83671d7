import type { ReactNode } from 'react';
import './NearestLists.css';
import type { ListCondition } from '../../../shared/catalogue/list/RelaxationTypes.ts';
import { reportedCount } from '../../../shared/catalogue/moneyText.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { chipText } from '../filters/chipText.ts';
import { useCardChoices } from '../card/useCardChoices.ts';
import { useCarList } from './useCarList.ts';
import { CarCard } from '../card/CarCard.tsx';

/**
 * For an empty list: the search without some of its conditions, and the first cars of the nearest one.
 * Conditions whose removal finds no cars are left out.
 */
export function NearestLists(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const choicesOf = useCardChoices();
  const { list, addressOf } = useCarList();
  const nearest = useAppSelector(({ carList }) => carList.nearest);
  const [first] = nearest?.lists ?? [];
  if (!nearest || !first) return null;
  // without any condition, the cars are just the newest
  const areSimilar = first.keyphrase !== '' || Object.keys(first.filters).length > 0;
  const conditionText = (condition: ListCondition): string =>
    'words' in condition
      ? t('keyphraseChip', { value: condition.words })
      : condition.values.map((value) => chipText(condition.facet, value, t, site)).join(', ');
  return (
    <div className="nearest-lists">
      <ul className="nearest-lists-links" aria-label={t('relaxTitle')}>
        {nearest.lists.map(({ keyphrase, filters, total, without }) => {
          const href = addressOf({ ...list, keyphrase, filters, page: 0 });
          return (
            <li key={href}>
              <a href={href} data-scroll="list" rel="nofollow">
                {t('relaxWithout', { value: without.map(conditionText).join(', ') })}
              </a>{' '}
              <span className="nearest-lists-count">{t('carCount', { count: reportedCount(total) })}</span>
            </li>
          );
        })}
      </ul>
      <h2 className="h3">{t(areSimilar ? 'similarCars' : 'newestInStock')}</h2>
      <div className="grid nearest-lists-cars">
        {nearest.cars.map((car) => (
          <CarCard key={car.car_id} car={car} t={t} site={site} {...choicesOf(car)} />
        ))}
      </div>
    </div>
  );
}
