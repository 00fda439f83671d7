import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { codeLength } from '../../../shared/tirehotel/tireHotelRules.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { emptyCode } from '../login/codeEdits.ts';
import type { CodeBoxes } from '../login/codeEdits.ts';
import { LoginProgress } from '../login/LoginProgress.tsx';
import { NewCode } from '../login/NewCode.tsx';
import { OneTimeCode } from '../login/OneTimeCode.tsx';
import { OtherPlate } from '../login/OtherPlate.tsx';
import { TireFault } from '../components/TireFault.tsx';
import { useTireFault } from '../components/useTireFault.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { tireFault, waitAfter } from '../tireFault.ts';
import { selectTireHotel } from '../tireHotelState.ts';
import { sendCode, verifyCode } from '../tireHotelThunks.ts';

/** The third page: the code from the text message. */
export function ValidatePage(): ReactNode {
  const t = useTexts();
  const id = useId();
  const { moves } = useAppSelector(selectTireHotel);
  const [arrived] = useState(moves > 0);
  const { boxes, type, verify, faultyBox, cleared, sendAnother, expired, ...fault } = useCodeEntry();
  const code = boxes.join('');
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { currentTarget } = event;
    flushSync(() => verify(code)); // the focused digit's description has the error
    const digits = currentTarget.querySelectorAll<HTMLInputElement>('.one-time-code-digit');
    digits[boxes.indexOf('')]?.focus();
  };

  return (
    <form className="tire-form" onSubmit={submit} noValidate>
      <LoginProgress step={3} />
      <PageHeading as="h2" className="tire-card-title" takesFocus={false}>
        {t('tireCodeTitle')}
      </PageHeading>
      <p className="muted" id={`${id}-sent`}>
        {t('tireCodeText')} {t('tireCodeSent')}
      </p>
      <div className="tire-form-field">
        <OneTimeCode
          boxes={boxes}
          onChange={type}
          label={t('tireCode')}
          digitLabel={(digit) => t('tireDigit', { digit, count: codeLength })}
          cleared={cleared.times}
          takesFocus={arrived}
          wrong={cleared.wrong}
          faultyBox={faultyBox}
          describedBy={fault.text === '' ? `${id}-sent` : `${id}-fault`}
        />
      </div>
      <Button type="submit" block>
        {t('tireVerify')}
      </Button>
      <TireFault id={`${id}-fault`} {...fault} />
      <NewCode atOnce={expired} onSend={sendAnother} />
      <OtherPlate />
    </form>
  );
}

/** State of the code's boxes. A complete code is verified at once, or after the pause that the server requires. */
function useCodeEntry() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => selectTireHotel(state).underWay) !== null;
  const [boxes, setBoxes] = useState(emptyCode);
  const [faultText, setFaultText] = useState('');
  const [lacksDigits, setLacksDigits] = useState(false);
  const [held, setHeld] = useState(false);
  const [cleared, setCleared] = useState({ times: 0, wrong: false });
  const [expired, setExpired] = useState(false);
  const { error, secondsLeft, mustWait, fail, clear: clearFault } = useTireFault();

  /** Clears a wrong code; after other errors it stays for another try. */
  const clear = (wrong: boolean): void => {
    setBoxes(emptyCode);
    setCleared(({ times }) => ({ times: times + 1, wrong }));
  };
  const forget = (): void => {
    setFaultText('');
    setLacksDigits(false);
    clearFault();
  };
  const failed = (failure: unknown): void => {
    const { code = null, triesLeft } = failure instanceof TireHotelError ? failure : {};
    fail(failure);
    setExpired(code === 'CodeExpired' || triesLeft === 0);
    // sent slightly too early, for instance from another tab, which is not the visitor's error
    const early = code === 'TooMany' && waitAfter(failure) > 0 && waitAfter(failure) <= 60;
    setHeld(early);
    setFaultText(early ? '' : tireFault(failure, t));
    if (code === 'WrongCode' || code === 'CodeExpired') clear(true);
  };

  const verify = (code: string): void => {
    if (busy) return;
    forget();
    if (code.length !== codeLength) {
      setFaultText(t('tireCodeMissing', { count: codeLength }));
      setLacksDigits(true);
      return;
    }
    const waits = mustWait();
    setHeld(waits);
    if (waits) return;
    dispatch(verifyCode(code)).then((message) => {
      if (message === null) return;
      setFaultText(message || t('tireFailed'));
      clear(true);
    }, failed);
  };
  const sendHeld = useEffectEvent(() => {
    if (!mustWait()) verify(boxes.join(''));
  });
  useEffect(() => {
    if (!held || secondsLeft > 0) return undefined;
    const timer = window.setTimeout(sendHeld);
    return () => window.clearTimeout(timer);
  }, [held, secondsLeft]);

  const type = (next: CodeBoxes): void => {
    setBoxes(next);
    setCleared(({ times }) => ({ times, wrong: false }));
    setHeld(false);
    forget();
    const code = next.join('');
    if (code.length === codeLength) verify(code);
  };

  const sendAnother = (): void => {
    forget();
    dispatch(sendCode()).then(
      () => {
        clear(false);
        setExpired(false);
      },
      (failure: unknown) => {
        fail(failure);
        setFaultText(tireFault(failure, t, 'tireSearchExpired'));
      },
    );
  };

  const faultyBox = cleared.wrong ? 0 : lacksDigits ? boxes.indexOf('') : -1;
  const fault = { text: faultText, error, secondsLeft, held };
  return { boxes, type, verify, faultyBox, cleared, sendAnother, expired, ...fault };
}
