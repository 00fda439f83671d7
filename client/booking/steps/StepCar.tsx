import { useId, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import './StepCar.css';
import { bookingMessage } from '../../../shared/booking/bookingMessages.ts';
import { normalizeRegistrationNumber } from '../../../shared/booking/registrationNumber.ts';
import type { Place } from '../../../shared/places/PlacesTypes.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { sectionsOf } from '../../app/sectionsOf.ts';
import { linkField, listField } from '../../content/fields.ts';
import { PlaceSearch } from '../../places/components/PlaceSearch.tsx';
import type { TextKey } from '../../site/TextKey.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { useTypedBefore } from '../../ui/useTypedBefore.ts';
import { fieldUsed } from '../bookingEvents.ts';
import { useBookingFields } from '../bookingFields.ts';
import { placeChosen, selectDraft, selectRestored } from '../bookingState.ts';
import { lookUpCar, placeTyped } from '../bookingThunks.ts';
import type { LookupOutcome } from '../bookingThunks.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Plate } from '../../ui/plate/Plate.tsx';

/** Workshops are in Sweden. */
const country = 'se';

/** Step 1: which car, and where. What the session holds comes after the page was taken over, and fills the form anew. */
export function StepCar(): ReactNode {
  const restored = useAppSelector(selectRestored);
  const known = useAppSelector((state) => selectDraft(state).placeName !== '');
  const [seen, setSeen] = useState({ restored, form: 'first' });
  // with nothing in the session, what was typed so far stays
  if (restored && !seen.restored) setSeen({ restored, form: known ? 'fromSession' : 'first' });
  return <CarForm key={seen.form} />;
}

function CarForm(): ReactNode {
  const t = useTranslate();
  const { language } = useSite();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const id = useId();
  const [plate, setPlate] = useState(draft.car?.registrationNumber ?? '');
  const [place, setPlace] = useState<Place | null>(() => placeOf(draft));
  const [typed, setTyped] = useState('');
  const [placeFault, setPlaceFault] = useState('');
  const [outcome, setOutcome] = useState<LookupOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const typePlate = (text: string): void => {
    setPlate(normalizeRegistrationNumber(text));
    setOutcome(null);
    fieldUsed('registrationNumber');
  };
  useTypedBefore(field, typePlate);

  const choosePlace = (chosen: Place): void => {
    setPlace(chosen);
    setTyped('');
    setPlaceFault('');
    setOutcome(null);
    dispatch(placeChosen(chosen));
  };
  const typePlace = (text: string): void => {
    setPlace(null);
    setTyped(text);
    setPlaceFault('');
    if (text !== '') fieldUsed('place');
  };

  const find = async (): Promise<void> => {
    const found = place ?? (await dispatch(placeTyped(typed.trim(), { country, language })));
    if (!found) {
      setPlaceFault(t('bookingPlaceUnknown'));
      return;
    }
    setOutcome(await dispatch(lookUpCar(plate, found)));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy || plate === '' || (!place && typed.trim() === '')) return;
    setOutcome(null);
    setBusy(true);
    void find().finally(() => setBusy(false));
  };

  const plateWrong = outcome?.kind === 'error' && ['InvalidReg', 'VehicleNotFound'].includes(outcome.code);
  return (
    <form className="car-form" onSubmit={submit} aria-busy={busy} noValidate>
      <div className="car-form-plate">
        <label htmlFor={`${id}-plate`} className="car-form-label">
          {t('bookingPlate')}
        </label>
        <Plate wrong={plateWrong}>
          <input
            id={`${id}-plate`}
            ref={field}
            className="plate-field"
            type="text"
            value={plate}
            placeholder="ABC 123"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={busy}
            aria-invalid={plateWrong || undefined}
            aria-describedby={outcome ? `${id}-outcome` : undefined}
            onChange={(event) => typePlate(event.target.value)}
          />
        </Plate>
      </div>
      <PlaceSearch
        label={t('bookingPlace')}
        country={country}
        language={language}
        start={draft.placeName}
        fault={placeFault}
        className="car-form-place"
        onType={typePlace}
        onPlace={choosePlace}
      />
      <Button
        type="submit"
        className="car-form-go"
        busy={busy}
        disabled={!busy && (plate === '' || (!place && typed.trim() === ''))}
      >
        {busy ? t('bookingLookingUp') : t('bookingContinue')}
      </Button>
      <div className="car-form-outcome" id={`${id}-outcome`}>
        {outcome && <Outcome outcome={outcome} />}
      </div>
    </form>
  );
}

/** The link at the top of the page that books a brand elsewhere: on a phone it is out of sight. */
function BrandLink({ brand }: { brand: string }): ReactNode {
  const layout = useAppSelector((state) => state.page.layout);
  const header = sectionsOf(layout).find(({ componentName }) => componentName === 'BookingHeader');
  const link = listField(header?.fields ?? {}, 'BookingLinks')
    .map((item) => linkField(item, 'Link'))
    .find((item) => item?.text.toLowerCase().includes(brand.toLowerCase()));
  if (!link) return null;
  return (
    <a
      className="inline-link"
      href={link.href}
      target={link.target}
      rel={link.target ? 'noopener noreferrer' : undefined}
    >
      {link.text}
    </a>
  );
}

const failureTitles: Partial<Record<string, TextKey>> = {
  VehicleNotFound: 'bookingNotFoundTitle',
  InvalidReg: 'bookingInvalidRegTitle',
};

/** Why the car is not the next step's. */
function Outcome({ outcome }: { outcome: LookupOutcome }): ReactNode {
  const t = useTranslate();
  const { supportPhone } = useBookingFields();
  if (outcome.kind === 'found') return null;
  if (outcome.kind === 'elsewhere') {
    const { brand } = outcome;
    return (
      <Notice tone="warning" role="alert" title={t('bookingElsewhereTitle', { brand })}>
        <p className="small">{t('bookingElsewhere', { brand })}</p>
        <BrandLink brand={brand} />
      </Notice>
    );
  }
  const { key, values } = bookingMessage(outcome.code);
  const title = values
    ? t('bookingBrandNotServedTitle', values)
    : t(failureTitles[outcome.code] ?? 'bookingFailedTitle');
  return (
    <Notice tone="error" role="alert" title={title}>
      <p className="small">
        {t(key, values)}
        {outcome.code === 'VehicleNotFound' && supportPhone && ` ${t('bookingCallUs', { phone: supportPhone })}`}
      </p>
    </Notice>
  );
}

function placeOf({ placeName, placeId, region, lat, lng }: ReturnType<typeof selectDraft>): Place | null {
  return placeName === '' ? null : { name: placeName, placeId, region, latitude: lat, longitude: lng };
}
