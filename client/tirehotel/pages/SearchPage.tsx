import { useId, useRef, useState } from 'react';
import type { ComponentType, ReactNode, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { separatorsCount } from '../../../shared/site/plateReadings.ts';
import { typedRegistrationNumber } from '../../../shared/site/registrationNumber.ts';
import { regNoLength, tireRegNo } from '../../../shared/tirehotel/tireHotelRules.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import { readPlate } from '../../site/texts/readPlate.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { PlateField } from '../../ui/plate/PlateField.tsx';
import { LoginProgress } from '../login/LoginProgress.tsx';
import { TireFault } from '../components/TireFault.tsx';
import { useTireFault } from '../components/useTireFault.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { isOutOfOrder, tireFault } from '../tireFault.ts';
import { useTireHotelFields } from '../tireHotelFields.ts';
import { selectTireHotel } from '../tireHotelState.ts';
import { searchAgreement } from '../tireHotelThunks.ts';
import type { Translate } from '../../site/translate.ts';

interface SearchPageProps {
  /** Called when the visitor types: the next page is likely to be needed. */
  onTyped: () => void;
}

const loadWaitingSession = async (): Promise<ComponentType> =>
  (await import('../login/WaitingSession.tsx')).WaitingSession;

/** The first page: search by registration number. */
export function SearchPage({ onTyped }: SearchPageProps): ReactNode {
  const t = useTexts();
  const { plate: plateForm } = useSite();
  const dispatch = useAppDispatch();
  const id = useId();
  const { underWay, regNo, sessionLost, sessionWaiting } = useAppSelector(selectTireHotel);
  const { bookService } = useTireHotelFields();
  const [plate, setPlate] = useState(regNo);
  const { error, secondsLeft, fail, clear } = useTireFault();
  const field = useRef<HTMLInputElement>(null);
  const busy = underWay !== null;
  const [plateFault, setPlateFault] = useState('');
  const ready = plate.length >= regNoLength.min;
  const unknown = error instanceof TireHotelError && error.code === 'NoAgreement';

  const type = (text: string): void => {
    const isKept = separatorsCount(plateForm.written.map(([source]) => source));
    setPlate(isKept ? typedRegistrationNumber(text, plateForm) : tireRegNo(text).slice(0, plateForm.personalLength));
    setPlateFault('');
    clear();
    onTyped();
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    const { plate: meant, fault } = readPlate(plate, plateForm, t);
    if (!ready || meant === undefined) {
      // the focused field's description has its error
      flushSync(() => setPlateFault(fault ?? t('tirePlateMissing')));
      field.current?.focus();
      return;
    }
    clear();
    dispatch(searchAgreement(meant)).catch(fail);
  };

  return (
    <form className="tire-form" onSubmit={submit} noValidate>
      {sessionLost && (
        <Notice heading="h2" focused title={t('tireSessionLost')}>
          <p className="small">{t('tireSessionLostText')}</p>
        </Notice>
      )}
      <LoginProgress step={1} />
      <PageHeading as="h2" className="tire-card-title" takesFocus={!sessionLost}>
        {t('tirePlateTitle')}
      </PageHeading>
      <p className="muted">{t('tirePlateText')}</p>
      {sessionWaiting && <LazyWaitingSession />}
      <div className="tire-form-field">
        <label htmlFor={`${id}-plate`} className="tire-label">
          {t('tirePlate')}
        </label>
        <PlateField
          id={`${id}-plate`}
          field={field}
          value={plate}
          example={plateForm.example}
          look={plateForm.look}
          wrong={unknown || plateFault !== ''}
          describedBy={error === null && plateFault === '' ? undefined : `${id}-fault`}
          busy={busy}
          onType={type}
        />
        <TireFault
          id={`${id}-fault`}
          text={error !== null ? searchFault(error, t) : plateFault}
          error={error}
          secondsLeft={secondsLeft}
        >
          {unknown && bookService && (
            <>
              {' '}
              <a className="tire-link" href={bookService.href}>
                {t('tireBookService')}
              </a>
            </>
          )}
        </TireFault>
      </div>
      <Button type="submit" block>
        {t(isOutOfOrder(error) ? 'tireRetry' : 'tireContinue')}
      </Button>
      <PrivacyNote />
    </form>
  );
}

/** Error text of a search. It is fixed, regardless of the server's, unless the visitor can act on it. */
function searchFault(error: unknown, t: Translate): string {
  if (error instanceof TireHotelError) {
    if (error.code === 'NoAgreement') return t('tireNoAgreement');
    if (error.code !== 'TooMany') return t('tireFailed');
  }
  return tireFault(error, t);
}

/** Offer to resume a session; its code loads only when there is one, which is rare. */
function LazyWaitingSession(): ReactNode {
  const { Component } = useLazyComponent(loadWaitingSession);
  return Component && <Component />;
}
