import { useEffect, useState } from 'react';
import './ContactBar.css';
import type { ReactNode } from 'react';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { carName, carPrice } from '../../../shared/catalogue/car/carRules.ts';
import { carCosts } from '../../../shared/finance/carCosts.ts';
import { readFinanceChoice } from '../../../shared/finance/financeChoice.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { costText, costTitle, shownCosts } from '../../finance/costTexts.ts';
import type { Translate } from '../../site/translate.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classNames } from '../../ui/classNames.ts';

interface ContactBarProps {
  car: Partial<Car>;
  t: Translate;
  site: SiteContext;
}

/** Elements that the bar replaces while out of view: the price panel's buttons and the enquiry. */
const targets = '.price-panel-actions, #contact';

/** Bar with name, price and actions, shown while neither the price panel's actions nor the enquiry are. */
export function ContactBar({ car, t, site }: ContactBarProps): ReactNode {
  const search = useAppSelector((state) => state.page.location.search);
  const shown = carInLanguage(car, site);
  const price = carPrice(shown, site.struckPriceWithoutHistory);
  const [cost] = shownCosts(carCosts(car, readFinanceChoice(search)), site);
  const away = useTargetsInView();
  return (
    <div className={classNames('contact-bar', away && 'contact-bar-away')}>
      <div className="wrap contact-bar-row">
        <p className="contact-bar-texts">
          <span className="contact-bar-name">{carName(shown)}</span>
          <b className="contact-bar-price">{price.main || t('priceMissing')}</b>
          {cost && (
            <span className="contact-bar-month">{`${costText(cost, site, t)} · ${costTitle(cost, site, t)}`}</span>
          )}
        </p>
        <ButtonLink size="s" href="#contact">
          {t('barContact')}
        </ButtonLink>
        <ButtonLink size="s" variant="ghost" href="#contact-testdrive">
          {t('barTestDrive')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** True while a target is visible above the consent banner, and before that is known. */
function useTargetsInView(): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const root = document.documentElement;
    const seen = new Map<Element, boolean>();
    let observer: IntersectionObserver | undefined;
    let covered: string | undefined;
    const observe = (): void => {
      const now = root.style.getPropertyValue('--consent-height') || '0px';
      const elements = [...document.querySelectorAll(targets)];
      if (now === covered && elements.every((element) => seen.has(element))) return;
      covered = now;
      observer?.disconnect();
      seen.clear();
      for (const element of elements) seen.set(element, false);
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
          setInView([...seen.values()].includes(true));
        },
        { rootMargin: `0px 0px -${now} 0px` },
      );
      for (const element of elements) observer.observe(element);
    };
    // the enquiry may mount later, see createIsland; the banner comes and goes
    const changes = new MutationObserver(observe);
    changes.observe(document.body, { childList: true, subtree: true });
    changes.observe(root, { attributes: true, attributeFilter: ['style'] });
    observe();
    return () => {
      changes.disconnect();
      observer?.disconnect();
    };
  }, []);
  return inView;
}
