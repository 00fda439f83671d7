import { useMemo } from 'react';
import type { ReactNode } from 'react';
import '../texts/listTexts.ts';
import './MonthlyCosts.css';
import type { CardCar } from '../../../shared/catalogue/carFields.ts';
import { carInLanguage } from '../../../shared/catalogue/carInLanguage.ts';
import { carName } from '../../../shared/catalogue/carRules.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { costTerms, isExplainedByList } from '../../finance/costTexts.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { showMonthlyCosts, useMonthlyCosts } from '../monthlyCostMode.ts';

/** The switch that shows what the cars of a list cost by the month; nothing where no car has such a cost. */
export function MonthlySwitch(): ReactNode {
  const t = useTranslate();
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

/** The representative example of the list's loans, in view while the cards show monthly costs. */
export function LoanExample(): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const cars = useAppSelector(({ carList }) => carList.cars);
  const car = useMemo(() => exampleOf(cars), [cars]);
  const [cost] = car?.costs ?? [];
  if (!car || !cost || !isExplainedByList(cost, site)) return null;
  const example = costTerms(cost, site, t);
  return (
    <p className="loan-example">
      {t('listLoanExample', { car: carName(carInLanguage(car, site)), example })} {t('listLoanTerms')}
    </p>
  );
}

/** The car whose loan costs the median of all loans by the month. */
function exampleOf(cars: readonly CardCar[]): CardCar | undefined {
  const loans = cars.flatMap((car) => {
    const [cost] = car.costs ?? [];
    return cost?.kind === 'loan' ? [{ car, amount: cost.example.cost }] : [];
  });
  loans.sort((one, other) => one.amount - other.amount);
  return loans[Math.floor((loans.length - 1) / 2)]?.car;
}
