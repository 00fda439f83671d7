import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './ComparePage.css';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { fullCarName } from '../../../shared/catalogue/car/carRules.ts';
import { compareAddress } from '../../../shared/catalogue/compare/compareAddress.ts';
import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { buildListContext } from '../listContext.ts';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools } from './CompareTools.tsx';

/** Page with the cars of an address side by side. */
export function ComparePage(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const breadcrumbs = useAppSelector((state) => state.page.breadcrumbs);
  const page = useAppSelector((state) => state.compare.page);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cars = page?.cars ?? [];
  const gone = page?.gone ?? 0;
  const buildAddress = (shown: ComparedCar[]): string =>
    compareAddress(
      site.basePath,
      t('pathToCompare'),
      shown.map((car) => car.car_id ?? ''),
    );
  const { listPath } = buildListContext(site, t);
  const heading = t('compareHeading', { count: cars.length });
  return (
    <div className="wrap compare-page">
      <Breadcrumbs label={t('breadcrumbs')} items={breadcrumbs} />
      <div className="compare-page-head">
        <h1 className="compare-page-title">{cars.length > 0 ? heading : t('compareTitle')}</h1>
        {cars.length > 0 && (
          <CompareTools
            t={t}
            address={site.origin + buildAddress(cars)}
            cars={cars.length}
            region={region}
            onlyDifferences={onlyDifferences}
            onOnlyDifferences={setOnlyDifferences}
          />
        )}
      </div>
      {gone > 0 && (
        <p className="compare-page-gone">
          <Icon name="info" size="s" />
          {t('compareGone', { count: gone })}
        </p>
      )}
      {cars.length === 1 && (
        <p className="row compare-page-more">
          {t('compareHint', { count: 1 })}
          <TextLink href={listPath}>{t('carNotFoundLink')}</TextLink>
        </p>
      )}
      {cars.length === 0 ? (
        <MessagePanel icon="car" title={t('compareEmptyTitle')} text={t('compareEmptyText')}>
          <div className="row">
            <ButtonLink href={listPath}>{t('carNotFoundLink')}</ButtonLink>
            <ButtonLink href={`${site.basePath}/${t('pathToSaved')}`} variant="ghost">
              {t('savedTitle')}
            </ButtonLink>
          </div>
        </MessagePanel>
      ) : (
        <CompareTable
          cars={cars}
          t={t}
          site={site}
          onlyDifferences={onlyDifferences && cars.length > 1}
          region={region}
          removal={(car) => (
            <a
              className="icon-button"
              href={buildAddress(cars.filter((other) => other !== car))}
              aria-label={t('compareRemove', { car: fullCarName(carInLanguage(car, site)) })}
              data-scroll="keep"
            >
              <Icon name="close" />
            </a>
          )}
        />
      )}
    </div>
  );
}
