import { useId, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { codeLength } from '../../../shared/tirehotel/tireHotelRules.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { emptyCode } from '../components/codeEdits.ts';
import { FaultLine } from '../components/FaultLine.tsx';
import { LoginProgress } from '../components/LoginProgress.tsx';
import { NewCode } from '../components/NewCode.tsx';
import { OneTimeCode } from '../components/OneTimeCode.tsx';
import { OtherPlate } from '../components/OtherPlate.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { tireFault } from '../tireFault.ts';
import { selectTireHotel } from '../tireHotelState.ts';
import { sendCode, verifyCode } from '../tireHotelThunks.ts';

/** The third page: the code from the text message. */
export function ValidatePage(): ReactNode {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const id = useId();
  const { underWay, customer } = useAppSelector(selectTireHotel);
  const [boxes, setBoxes] = useState(emptyCode);
  const [fault, setFault] = useState('');
  const [cleared, setCleared] = useState({ times: 0, wrong: false });
  const [expired, setExpired] = useState(false);
  const busy = underWay !== null;
  const code = boxes.join('');
  const ready = code.length === codeLength;

  /** A code that is no good is cleared; after anything else it stays, to be tried again. */
  const refused = (text: string): void => {
    setFault(text);
    clear(true);
  };
  const clear = (wrong: boolean): void => {
    setBoxes(emptyCode);
    setCleared(({ times }) => ({ times: times + 1, wrong }));
  };
  const failed = (error: unknown): void => {
    const wrong = error instanceof TireHotelError ? error.code : null;
    setExpired(wrong === 'CodeExpired' || (error instanceof TireHotelError && error.triesLeft === 0));
    if (wrong === 'WrongCode' || wrong === 'CodeExpired') refused(tireFault(error, t));
    else setFault(tireFault(error, t));
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy || !ready) return;
    setFault('');
    dispatch(verifyCode(code)).then((message) => {
      if (message !== null) refused(message || t('tireFailed'));
    }, failed);
  };

  const sendAnother = (): void => {
    setFault('');
    dispatch(sendCode()).then(
      () => {
        clear(false);
        setExpired(false);
      },
      (error: unknown) => setFault(tireFault(error, t)),
    );
  };

  return (
    <form className="tire-form" onSubmit={submit} noValidate>
      <LoginProgress step={3} />
      <PageHeading as="h2" className="tire-card-title">
        {t('tireCodeTitle')}
      </PageHeading>
      <p className="muted" id={`${id}-sent`}>
        {t('tireCodeText', { phone: customer?.obfuscatedPhoneNumber ?? '' })}
      </p>
      <div className="tire-form-field">
        <OneTimeCode
          boxes={boxes}
          onChange={(next) => {
            setBoxes(next);
            setCleared(({ times }) => ({ times, wrong: false }));
            setFault('');
          }}
          label={t('tireCode')}
          digitLabel={(digit) => t('tireDigit', { digit, count: codeLength })}
          cleared={cleared.times}
          wrong={cleared.wrong}
          disabled={busy}
          describedBy={fault === '' ? `${id}-sent` : `${id}-fault`}
        />
      </div>
      <Button type="submit" block disabled={busy || !ready}>
        {t('tireVerify')}
      </Button>
      <FaultLine id={`${id}-fault`} text={fault} />
      <NewCode atOnce={expired} onSend={sendAnother} />
      <OtherPlate />
    </form>
  );
}
