import { useId } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoginProgress } from '../login/LoginProgress.tsx';
import { OtherPlate } from '../login/OtherPlate.tsx';
import { TireFault } from '../components/TireFault.tsx';
import { useTireFault } from '../components/useTireFault.ts';
import { WrongNumber } from '../login/WrongNumber.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { tireFault } from '../tireFault.ts';
import { selectTireHotel } from '../tireHotelState.ts';
import { sendCode } from '../tireHotelThunks.ts';

/** The second page: the phone number in the agreement, to which a code is sent. */
export function LoginPage(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const id = useId();
  const { underWay, customer } = useAppSelector(selectTireHotel);
  const { error, secondsLeft, fail, clear } = useTireFault();
  const busy = underWay !== null;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    clear();
    dispatch(sendCode()).catch(fail);
  };

  return (
    <form className="tire-form" onSubmit={submit} noValidate>
      <LoginProgress step={2} />
      <PageHeading as="h2" className="tire-card-title">
        {t('tireLoginTitle')}
      </PageHeading>
      <p className="muted">{t('tireLoginText')}</p>
      <div className="tire-form-field">
        <p className="tire-label">{t('tireMobile')}</p>
        <p className="tire-number num">
          <Icon name="phone" />
          {customer?.obfuscatedPhoneNumber}
        </p>
      </div>
      <Button type="submit" block aria-describedby={error === null ? undefined : `${id}-fault`}>
        {t('tireSendCode')}
      </Button>
      <TireFault
        id={`${id}-fault`}
        text={error === null ? '' : tireFault(error, t, 'tireSearchExpired')}
        error={error}
        secondsLeft={secondsLeft}
      />
      <WrongNumber />
      <OtherPlate />
    </form>
  );
}
