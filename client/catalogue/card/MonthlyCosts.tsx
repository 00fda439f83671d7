import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './MonthlyCosts.css';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { carName } from '../../../shared/catalogue/car/carRules.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { costTerms, isExplainedByList } from '../../finance/costTexts.ts';
import { useSite, useTexts } from '../../site/useSite.ts';

/** Switch for the monthly costs of a list's cars; hidden when no car has one. */
export function MonthlySwitch(): ReactNode {
  const t = useTexts();
  const has = useAppSelector(({ carList }) => carList.cars.some(({ costs }) => costs?.length));
  const shown = useMonthlyCosts();
  if (!has) return null;
  return (
    <button
      type="button"
      role="switch"
      className="monthly-switch"
      aria-checked={shown}
      onClick={() => showMonthlyCosts(!shown)}
    >
      {t('listMonthlyCosts')}
    </button>
  );
}

/** Representative example for the list's loans, shown together with monthly costs. */
export function LoanExample(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const car = useAppSelector(({ carList }) => carList.exampleCar);
  const [cost] = car?.costs ?? [];
  if (!car || !cost || !isExplainedByList(cost, site)) return null;
  const example = costTerms(cost, site, t);
  return (
    <p className="loan-example">
      {t('listLoanExample', { car: carName(carInLanguage(car, site)), example })} {t('listLoanTerms')}
    </p>
  );
}

/**
 * Visibility of monthly costs on list cards, as an attribute of the document.
 * It is not component state: pageStart.ts sets it before the first paint, and a change re-renders no card. Both files
 * use the same key and attribute.
 */
const storageKey = 'monthlyCosts';
const attribute = 'data-monthly-costs';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isShown = (): boolean => document.documentElement.hasAttribute(attribute);

/** True while cards show monthly costs; false on the server and during hydration. */
function useMonthlyCosts(): boolean {
  return useSyncExternalStore(subscribe, isShown, () => false);
}

/** Shows or hides the monthly costs of cards, and stores that on this device. */
function showMonthlyCosts(shown: boolean): void {
  if (shown) document.documentElement.setAttribute(attribute, 'on');
  else document.documentElement.removeAttribute(attribute);
  for (const listener of listeners) listener();
  try {
    if (shown) window.localStorage.setItem(storageKey, 'on');
    else window.localStorage.removeItem(storageKey);
  } catch {
    // without storage the choice lasts as long as the document
  }
}
