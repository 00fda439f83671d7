import { useId, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import './DescribeCar.css';
import type { CarQuestions, DescribedCar } from '../../../shared/booking/BookingTypes.ts';
import { describedCarFaults, normalizeDescribedCar } from '../../../shared/booking/request/describedCar.ts';
import type { DescribedCarFaults } from '../../../shared/booking/request/describedCar.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { FormField } from '../../forms/fields/FormField.tsx';
import type { FormFieldProps } from '../../forms/fields/FormField.tsx';
import { SendButton } from '../../forms/fields/SendButton.tsx';
import { useFaultFocus } from '../../forms/fields/useFaultFocus.ts';
import { useTexts } from '../../site/useSite.ts';
import { todayAtWorkshops } from '../todayAtWorkshops.ts';

export interface DescribeCarProps {
  questions: CarQuestions;
  busy: boolean;
  onDescribed: (car: DescribedCar) => void;
}

const unknownCar: DescribedCar = { brand: '', model: '', year: '', vin: '', codes: {} };

/** Form for a car that the register does not have: brand, model and year, its VIN, or the country's codes. */
export function DescribeCar({ questions, busy, onDescribed }: DescribeCarProps): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const id = useId();
  const focusFaults = useFaultFocus();
  const [car, setCar] = useState(unknownCar);
  const [faults, setFaults] = useState<DescribedCarFaults>({});
  const { models, codes } = questions;

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const described = normalizeDescribedCar(car, questions);
    const found = describedCarFaults(described, questions, Number(dispatch(todayAtWorkshops()).slice(0, 4)));
    if (Object.keys(found).length > 0) focusFaults(event.currentTarget, () => setFaults(found));
    else {
      setFaults({});
      onDescribed(described);
    }
  };
  const errorOf = (name: string): string | undefined => {
    const fault = faults[name];
    if (fault === 'missing') return t('describeCarMissing');
    return fault && t(name === 'vin' ? 'describeCarVinWrong' : 'describeCarWrong');
  };
  const propsOf = (name: Exclude<keyof DescribedCar, 'codes'>) => ({
    id: `${id}-${name}`,
    error: errorOf(name),
    value: car[name],
    busy,
    onType: (typed: string) => setCar({ ...car, [name]: typed }),
  });
  const brand = Object.keys(models).find((one) => one.toLowerCase() === car.brand.trim().toLowerCase());
  return (
    <form className="describe-car" onSubmit={submit} aria-busy={busy} aria-labelledby={`${id}-title`} noValidate>
      <div className="describe-car-head">
        <h3 className="h4" id={`${id}-title`}>
          {t('describeCarTitle')}
        </h3>
        <p className="small">{t('describeCar')}</p>
      </div>
      <CarField label={t('bookingBrand')} {...propsOf('brand')} choices={Object.keys(models)} />
      <CarField label={t('bookingModel')} {...propsOf('model')} choices={brand === undefined ? [] : models[brand]} />
      <CarField label={t('bookingBuildYear')} {...propsOf('year')} digits />
      <p className="describe-car-or">{t('describeCarOr')}</p>
      {codes.map(({ name, field }) => (
        <CarField
          key={name}
          id={`${id}-${name}`}
          label={t('describeCarCode', { name, field })}
          error={errorOf(name)}
          value={car.codes[name] ?? ''}
          busy={busy}
          onType={(typed) => setCar({ ...car, codes: { ...car.codes, [name]: typed } })}
        />
      ))}
      <CarField label={t('describeCarVin')} {...propsOf('vin')} />
      <SendButton sending={busy} words={t('bookingLookingUp')}>
        {t('describeCarGo')}
      </SendButton>
    </form>
  );
}

interface CarFieldProps extends Pick<FormFieldProps, 'id' | 'label' | 'error'> {
  value: string;
  busy: boolean;
  onType: (typed: string) => void;
  /** Suggestions; anything else can be typed. */
  choices?: string[] | undefined;
  digits?: boolean;
}

function CarField({ value, busy, onType, choices, digits = false, ...field }: CarFieldProps): ReactNode {
  const list = `${field.id}-list`;
  return (
    <FormField {...field}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            value={value}
            autoComplete="off"
            spellCheck={false}
            inputMode={digits ? 'numeric' : undefined}
            list={choices && list}
            readOnly={busy}
            onChange={({ target }) => onType(target.value)}
          />
          {choices && (
            <datalist id={list}>
              {choices.map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  );
}
