import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './ServicesForm.css';
import type { BookingLinkGateway } from '../../../../shared/booking/BookingLinkGateway.ts';
import type { ManagedBooking } from '../../../../shared/booking/BookingTypes.ts';
import type { ServiceChange, ServiceOffers } from '../../../../shared/booking/ServiceChange.ts';
import { shownCategories } from '../../../../shared/booking/steps/selectionRules.ts';
import { newSubmissionId } from '../../../forms/newSubmissionId.ts';
import { useFaultFocus } from '../../../forms/fields/useFaultFocus.ts';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { SendButton } from '../../../forms/fields/SendButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { bookingPrice } from '../../bookingPrice.ts';
import { byKey } from '../../offers/byKey.ts';
import { focusFirstOffer } from '../../offers/focusFirstOffer.ts';
import { OfferCategories } from '../../offers/OfferCategories.tsx';
import { ChangeFaultNotice } from '../ChangeFaultNotice.tsx';
import { durationText } from './durationText.ts';
import { MoveTime } from '../MoveTime.tsx';
import { PanelHeading } from '../PanelHeading.tsx';
import { TakenTime } from '../TakenTime.tsx';
import type { TakenTimeProps } from '../TakenTime.tsx';
import { useChange } from '../useChange.ts';
import type { ChangeFault } from '../useChange.ts';
import { useServiceChoices } from './useServiceChoices.ts';
import { announce, announceFailure } from '../../../ui/messages/announce.ts';
import { useAnnouncement } from '../../../ui/messages/useAnnouncement.ts';

type ServicesFormProps = ChangeServicesProps & { offers: ServiceOffers };

/** Form to choose other services; if they do not fit into the booked time, also a new time. */
export function ServicesForm(props: ServicesFormProps): ReactNode {
  const { link, booking, offers, onChanged, onLate, onStale, onClose } = props;
  const t = useTexts();
  const choices = useServiceChoices(offers);
  const { services, addons, requests, mileage, hasService, differs, keepsDetails } = choices;
  const { busy, fault, ask, forget } = useChange({ doing: 'changeServices', onChanged, onLate, onStale });
  const [back, setBack] = useState(0);
  const [tried, setTried] = useState(false);
  const focusFaults = useFaultFocus();
  const requestKeyFor = useRequestKeys();
  const unfinished = [...services.unfinished, ...addons.unfinished];

  const change = (links: BookingLinkGateway, to: ServiceChange['to']): Promise<ManagedBooking> => {
    const changeRequest = { version: offers.version, serviceOfferingRequests: [...requests], mileage, to };
    return links.changeServices(link, changeRequest, requestKeyFor(changeRequest));
  };
  const save = (form: HTMLFormElement): void => {
    if (unfinished.length > 0) {
      focusFaults(form, () => {
        services.showFaults();
        addons.showFaults();
      });
      return;
    }
    if (hasService && differs) {
      void ask((links) => change(links, null));
      return;
    }
    setTried(true);
    if (!hasService) announce(t('changeNoService'), { urgent: true });
    focusFirstOffer();
  };

  if (fault?.is === 'taken' || fault?.is === 'carBooked') {
    return (
      <MoveTime
        link={link}
        booking={booking}
        onMoved={onChanged}
        onLate={onLate}
        onStale={onStale}
        onClose={() => {
          forget();
          setBack(back + 1);
        }}
        changed={{
          services: requests,
          change,
          reason: (onChoose) => <NoFit fault={fault} onChoose={onChoose} />,
          actions: { go: t('changeSaveWithTime'), stop: t('changeBack') },
        }}
      />
    );
  }

  return (
    <section className="managed-change" aria-labelledby="managed-services">
      <PanelHeading key={back} id="managed-services">
        {t('changeTitle')}
      </PanelHeading>
      <p>{t('changeText')}</p>
      <form className="services-form" noValidate onSubmit={byKey(save)}>
        <fieldset>
          <legend className="visually-hidden">{t('manageServices')}</legend>
          <OfferCategories categories={shownCategories(offers.services)} choices={services} />
        </fieldset>
        {shownCategories(offers.addons).length > 0 && (
          <fieldset>
            <legend className="h4">{t('changeAddons')}</legend>
            <OfferCategories categories={shownCategories(offers.addons)} choices={addons} />
          </fieldset>
        )}
        {keepsDetails && <p className="small muted">{t('changeKept')}</p>}
        <ServicesSum choices={choices} />
        {tried && hasService && !differs && unfinished.length === 0 && (
          <p className="form-error" ref={announceFailure}>
            {t('changeNothing')}
          </p>
        )}
        {fault && <ChangeFaultNotice fault={fault.is} />}
        <div className="managed-actions">
          <SendButton sending={busy}>{t('changeSave')}</SendButton>
          {!busy && (
            <Button variant="ghost" onClick={onClose}>
              {t('changeStop')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

interface NoFitProps extends Pick<TakenTimeProps, 'onChoose'> {
  fault: Extract<ChangeFault, { is: 'taken' | 'carBooked' }>;
}

/** Why the services do not fit into the booked time, with the nearest free ones. */
function NoFit({ fault, onChoose }: NoFitProps): ReactNode {
  const t = useTexts();
  const taken = fault.is === 'taken' ? fault : null;
  return (
    <TakenTime
      times={taken?.freeTimes ?? []}
      addon={taken?.addon ?? ''}
      onChoose={onChoose}
      title={t(taken ? 'changeNoFit' : 'changeCarBooked')}
      text={t('changeNoFitText')}
    />
  );
}

/** Total price and working time of the chosen services, announced when they change. */
function ServicesSum({ choices }: { choices: ReturnType<typeof useServiceChoices> }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { total, priced, workMinutes, hasService } = choices;
  const totalText = priced === 'none' ? t('managePriceMissing') : bookingPrice(total, site);
  const price = priced === 'some' ? t('changeTotalFrom', { total: totalText }) : totalText;
  const work = durationText(workMinutes, site.locale);
  const spokenSum = `${t('changeTotal')}: ${price}. ${t('changeWork')}: ${work}`;
  useAnnouncement(hasService ? spokenSum : t('changeNoService'));
  if (!hasService) return <p>{t('changeNoService')}</p>;
  return (
    <dl className="services-sum">
      <dt>{t('changeTotal')}</dt>
      <dd className="num">{price}</dd>
      <dt>{t('changeWork')}</dt>
      <dd className="num">{work}</dd>
    </dl>
  );
}

/** Idempotency key per change: a retry after a lost response is carried out once. */
function useRequestKeys(): (change: ServiceChange) => string {
  const keys = useRef(new Map<string, string>());
  return (change) => {
    const content = JSON.stringify(change);
    const key = keys.current.get(content) ?? newSubmissionId(window.crypto);
    keys.current.set(content, key);
    return key;
  };
}

export interface ChangeServicesProps {
  link: string;
  booking: ManagedBooking;
  onChanged: (booking: ManagedBooking) => void;
  onLate: () => void;
  onStale: () => void;
  onClose: () => void;
}
