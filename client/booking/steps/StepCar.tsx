import { useId, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject, SyntheticEvent } from 'react';
import './StepCar.css';
import { typedRegistrationNumber } from '../../../shared/site/registrationNumber.ts';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { CarQuestions, DescribedCar } from '../../../shared/booking/BookingTypes.ts';
import type { Place } from '../../../shared/places/PlacesTypes.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { SendButton } from '../../forms/fields/SendButton.tsx';
import { useFaultFocus } from '../../forms/fields/useFaultFocus.ts';
import type { CarOutcomeProps, RefusedLookup } from '../components/CarOutcome.tsx';
import { CarPlate } from '../components/CarPlate.tsx';
import type { DescribeCarProps } from '../components/DescribeCar.tsx';
import { PlateRefusal } from '../components/PlateRefusal.tsx';
import { PlaceSearch } from '../../places/components/PlaceSearch.tsx';
import { readPlate } from '../../site/texts/readPlate.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { trackFieldUsed } from '../bookingEvents.ts';
import { placeChosen, selectDraft, selectRestored } from '../state/bookingState.ts';
import { lookUpCar, placeTyped } from '../state/bookingThunks.ts';
import { PlatesOfDevice, rememberOnDevice } from '../plates/PlatesOfDevice.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';

const loadOutcome = async () => (await import('../components/CarOutcome.tsx')).CarOutcome;

/**
 * Step 1: car and place.
 * The session's draft is read after hydration and then refills the form.
 */
export function StepCar(): ReactNode {
  const restored = useAppSelector(selectRestored);
  const known = useAppSelector((state) => selectDraft(state).placeName !== '');
  const [seen, setSeen] = useState({ restored, form: 'first' });
  // with nothing in the session, typed text stays
  if (restored && !seen.restored) setSeen({ restored, form: known ? 'fromSession' : 'first' });
  return <CarForm key={seen.form} />;
}

/** A car that cannot be booked, with the component that says why; null if its code does not load. */
interface RefusedCar {
  outcome: RefusedLookup;
  /** Failure of the registration number itself, shown at its field. */
  ofPlate: BookingFailure | null;
  /** Questions about the car, which its customer can describe instead. */
  questions: CarQuestions | undefined;
  Outcome: ComponentType<CarOutcomeProps> | null;
}

/** @param before questions of an earlier refusal, which a described car may answer otherwise */
async function toRefusedCar(outcome: RefusedLookup, before?: CarQuestions): Promise<RefusedCar> {
  const Outcome = await loadOutcome().catch(() => null);
  const failure = outcome.kind === 'error' ? outcome.failure : null;
  const questions = (failure && 'questions' in failure ? failure.questions : undefined) ?? before;
  const ofPlate = failure?.code === 'InvalidReg' || failure?.code === 'VehicleNotFound' ? failure : null;
  return { outcome, ofPlate, questions, Outcome };
}

/** True when the form for it has loaded. */
const canDescribe = ({ Outcome, questions }: RefusedCar): boolean => Outcome !== null && questions !== undefined;

/** Error at the number's field of a car that cannot be booked; null when the number is not the reason. */
function refusalOfPlate(refused: RefusedCar | null, outcomeId: string): ReactNode {
  if (!refused?.ofPlate) return null;
  return <PlateRefusal failure={refused.ofPlate} describing={canDescribe(refused) ? outcomeId : null} />;
}

interface CarRefusalProps extends Pick<DescribeCarProps, 'busy' | 'onDescribed'> {
  id: string;
  refused: RefusedCar | null;
}

/**
 * Why a car cannot be booked, unless its number is the reason, and the form that describes it.
 * Without the component for it, only that it cannot.
 */
function CarRefusal({ id, refused, busy, onDescribed }: CarRefusalProps): ReactNode {
  const t = useTexts();
  if (!refused || (refused.ofPlate && !canDescribe(refused))) return <div className="car-form-outcome" id={id} />;
  const { Outcome, questions, outcome, ofPlate } = refused;
  const describing = questions ? { questions, busy, onDescribed } : null;
  return (
    <div className="car-form-outcome" id={id}>
      {Outcome ? (
        <Outcome outcome={ofPlate ? null : outcome} describing={describing} />
      ) : (
        <p ref={announceFailure}>{t('bookingFailedTitle')}</p>
      )}
    </div>
  );
}

/** Leads to the workshops' phone numbers. */
function WorkshopsLink(): ReactNode {
  const t = useTexts();
  const { basePath } = useSite();
  return (
    <a
      className={buttonClass({ variant: 'ghost', size: 's' })}
      href={`${basePath}/${t('pathToSiteList')}?department_group=Workshop`}
    >
      {t('bookingCallAll')}
    </a>
  );
}

/** The registration number in the form: as typed, what it means, and what is wrong with it. */
function useTypedPlate(start: string) {
  const t = useTexts();
  const { plate: form } = useSite();
  const [typed, setTyped] = useState(start);
  const { plate: meant = typed, fault = '' } = readPlate(typed, form, t);
  return {
    typed,
    meant,
    fault: typed === '' ? t('bookingPlateMissing') : fault,
    type: (text: string): void => setTyped(typedRegistrationNumber(text, form)),
  };
}

/** A form that asks a back end. It takes input again in the moment that it shows the answer. */
function useAsking(form: RefObject<HTMLFormElement | null>) {
  const focusFaults = useFaultFocus();
  const [busy, setBusy] = useState(false);
  /** @param question resolves to what shows the answer */
  const ask = async (question: () => Promise<() => void>): Promise<void> => {
    setBusy(true);
    let show = (): void => undefined;
    try {
      show = await question();
    } finally {
      focusFaults(form.current, () => {
        setBusy(false);
        show();
      });
    }
  };
  return { busy, ask, focusFaults };
}

function CarForm(): ReactNode {
  const t = useTexts();
  const { language, country } = useSite();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const id = useId();
  const plate = useTypedPlate(draft.car?.registrationNumber ?? '');
  /** The chosen place, or the text typed instead. */
  const [place, setPlace] = useState(() => toPlace(draft));
  const [placeFault, setPlaceFault] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<RefusedCar | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { busy, ask, focusFaults } = useAsking(form);
  const remember = useRef<HTMLInputElement>(null);

  const typePlate = (text: string): void => {
    plate.type(text);
    setRefused(null);
    trackFieldUsed('registrationNumber');
  };

  const choosePlace = (chosen: Place): void => {
    setPlace(chosen);
    setPlaceFault('');
    setRefused(null);
    dispatch(placeChosen(chosen));
  };
  const typePlace = (text: string): void => {
    setPlace(text);
    setPlaceFault('');
    if (text !== '') trackFieldUsed('place');
  };

  const hasPlace = typeof place !== 'string' || place.trim() !== '';
  const find = async (described?: DescribedCar): Promise<() => void> => {
    const isRemembered = remember.current?.checked === true;
    const found = typeof place === 'string' ? await dispatch(placeTyped(place.trim(), { country, language })) : place;
    if (found === null || found === 'failed') {
      return () => setPlaceFault(t(found ? 'placeSearchDown' : 'bookingPlaceUnknown'));
    }
    const answer = await dispatch(lookUpCar(plate.meant, found, described));
    if (answer.kind === 'found') {
      if (isRemembered) await rememberOnDevice(plate.meant);
      return () => undefined;
    }
    const refusal = await toRefusedCar(answer, described && refused?.questions);
    return () => setRefused(refusal);
  };
  const start = (described?: DescribedCar): void => void ask(() => find(described));
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    if (plate.fault || !hasPlace) {
      focusFaults(event.currentTarget, () => setTried(true));
      return;
    }
    setTried(true);
    setRefused(null);
    start();
  };

  const outcomeId = `${id}-outcome`;
  return (
    <>
      <PlatesOfDevice plate={plate.meant} onChoose={typePlate} onEmpty={() => field.current?.focus()} />
      <form className="car-form" ref={form} onSubmit={submit} aria-busy={busy} noValidate>
        <CarPlate
          id={`${id}-plate`}
          field={field}
          remember={remember}
          value={plate.typed}
          fault={refusalOfPlate(refused, outcomeId) ?? (tried && plate.fault)}
          busy={busy}
          onType={typePlate}
        />
        <PlaceSearch
          label={t('bookingPlace')}
          country={country}
          language={language}
          start={draft.placeName}
          fault={placeFault || (tried && !hasPlace ? t('bookingPlaceMissing') : '')}
          otherWay={<WorkshopsLink />}
          className="car-form-place"
          onType={typePlace}
          onPlace={choosePlace}
        />
        <SendButton className="car-form-go" sending={busy} words={t('bookingLookingUp')}>
          {t('bookingContinue')}
        </SendButton>
      </form>
      <CarRefusal id={outcomeId} refused={refused} busy={busy} onDescribed={start} />
    </>
  );
}

function toPlace({ placeName, placeId, region, lat, lng }: ReturnType<typeof selectDraft>): Place | string {
  return placeName === '' ? '' : { name: placeName, placeId, region, latitude: lat, longitude: lng };
}
