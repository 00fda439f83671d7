import type { ReactNode, RefObject } from 'react';
import { CheckField } from '../../forms/fields/CheckField.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlateField } from '../../ui/plate/PlateField.tsx';
import type { PlateFieldProps } from '../../ui/plate/PlateField.tsx';

interface CarPlateProps extends Omit<PlateFieldProps, 'example' | 'look' | 'wrong' | 'describedBy'> {
  /** Error of the number, shown below the field. */
  fault: ReactNode;
  remember: RefObject<HTMLInputElement | null>;
}

/** Registration number, and whether the device keeps it. */
export function CarPlate({ fault, remember, ...rest }: CarPlateProps): ReactNode {
  const t = useTexts();
  const { plate } = useSite();
  const faultId = `${rest.id}-fault`;
  const isWrong = Boolean(fault);
  return (
    <div className="car-form-plate">
      <label htmlFor={rest.id} className="car-form-label">
        {t('bookingPlate')}
      </label>
      <PlateField
        {...rest}
        example={plate.example}
        look={plate.look}
        wrong={isWrong}
        describedBy={isWrong ? faultId : undefined}
      />
      {isWrong && (
        <p className="form-error" id={faultId}>
          <Icon name="warning" size="s" />
          <span>{fault}</span>
        </p>
      )}
      <div className="car-form-remember">
        <CheckField label={t('bookingRememberCar')} ref={remember} />
      </div>
    </div>
  );
}
