import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { sellCarFaults, sellCarValues } from '../../../shared/forms/rules/sellCarRules.ts';
import type { SellCarFaults } from '../../../shared/forms/rules/sellCarRules.ts';
import { tidyPlate } from '../../../shared/forms/rules/vehicleRules.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { leadSubmissions } from '../leadSubmissions.ts';
import { FailedCard } from '../FailedCard.tsx';
import { ResultCard } from '../ResultCard.tsx';
import { sendFailure } from '../sendFailure.ts';
import { submitLead } from '../submitLead.ts';
import { useFaultFocus } from '../fields/useFaultFocus.ts';
import { useLeadForm } from '../useLeadForm.ts';
import type { LeadForm } from '../useLeadForm.ts';
import { LivePhotos } from './LivePhotos.tsx';
import { createPhotoUploads } from './photoUploads.ts';
import type { PhotoUploads } from './photoUploads.ts';
import { scalePhoto } from './scalePhoto.ts';
import { SellCarView } from './SellCarView.tsx';
import { refusesPhotos } from './refusesPhotos.ts';
import { sellFieldId, sellFieldOrder } from './sellFields.ts';
import type { SellFaults, SellField, SellFields } from './sellFields.ts';
import { contactTexts } from '../contact/contactTexts.ts';
import { sellTexts } from './sellTexts.ts';
import { livePhotoTexts } from './livePhotoTexts.ts';
import { phoneTexts } from '../fields/phoneTexts.ts';

export interface LiveSellCarProps {
  start: SellFields;
  /** Ids of the photos that the server has already, and the files chosen since. */
  startPhotos: { kept: readonly string[]; files: readonly File[] };
  /** True when the form was submitted already: validates and sends it at once. */
  sendAtOnce: boolean;
  /** True when it follows a sent form: its first field gets the focus. */
  focus: boolean;
  /** Faults from the server after a native post. */
  faultsBefore: SellFaults;
  action: string;
  /** Number to call when sending fails; "" for none. */
  phone: string;
  /** Called to start over with an empty form. */
  onAnother: () => void;
}

/** Script version of the form: photos upload ahead, validation while typing, sent without leaving. */
export function LiveSellCar(props: LiveSellCarProps): ReactNode {
  const { startPhotos, phone } = props;
  const t = useTexts(contactTexts, sellTexts);
  const dispatch = useAppDispatch();
  const site = useSite();
  const [submissionOf] = useState(() => leadSubmissions('sellCar'));
  const [uploads] = useState(() =>
    createPhotoUploads(
      { add: (photo) => dispatch((_dispatch, _getState, { gateways }) => gateways.photos.add(photo)) },
      startPhotos.kept,
      scalePhoto,
    ),
  );
  const [waits, setWaits] = useState(false);

  /** Ids of the uploaded photos once all uploads have ended. Failed ones are left out: photos are optional. */
  const storedPhotoIds = async (): Promise<string[]> => {
    setWaits(true);
    await uploads.settled();
    setWaits(false);
    return uploads.photos().flatMap(({ id, status }) => (status === 'kept' ? [id] : []));
  };
  const form = useLeadForm<SellFields, SellField>({
    start: props.start,
    faultsBefore: props.faultsBefore,
    validate: (fields): SellCarFaults => sellCarFaults(fields, site),
    send: async (fields) => {
      const values = sellCarValues(fields);
      for (let renewed = false; ; renewed = true) {
        const photos = await storedPhotoIds();
        try {
          await dispatch(
            submitLead(submissionOf({ site: site.name, values, photos, homepage: fields.homepage }), { attempts: 1 }),
          );
          break;
        } catch (error) {
          const failure = sendFailure(error, sellFieldOrder);
          // deleted after a day, or used by an attempt whose response was lost before a change
          const photosRefused = error instanceof LeadRefusedError && failure === 'refused' && refusesPhotos(error);
          if (renewed || !photosRefused) return failure;
          uploads.renew();
        }
      }
      pushToDataLayer({ event: 'lead' });
      return 'sent';
    },
  });
  const { values, status } = form;
  const toSend = useRef(props.sendAtOnce);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current && startPhotos.files.length > 0) uploads.add(startPhotos.files);
    added.current = true;
    if (toSend.current) form.submit();
    toSend.current = false;
  });
  if (status === 'sent') {
    return <SentCard values={values} uploads={uploads} onAnother={props.onAnother} />;
  }
  if (form.failures > 0) {
    return (
      <FailedCard
        form={form}
        title={t('sellFailed')}
        text={phone ? t('sellFailedCall', { phone }) : t('sellFailedText')}
        phone={phone}
        again={t('sendAgain')}
        back={t('sellBack')}
      />
    );
  }
  return (
    <LiveFields
      form={form}
      uploads={uploads}
      busy={status !== 'submitting' ? null : waits ? 'photos' : 'form'}
      action={props.action}
      focus={props.focus}
    />
  );
}

interface SentCardProps extends Pick<LiveSellCarProps, 'onAnother'> {
  values: SellFields;
  uploads: PhotoUploads;
}

/** Confirmation of a sent form, with the number of photos that could not be uploaded. */
function SentCard({ values, uploads, onAnother }: SentCardProps): ReactNode {
  const t = useTexts(livePhotoTexts, sellTexts);
  const leftOut = uploads.photos().filter(({ status }) => status !== 'kept').length;
  const name = values.customerName.trim().split(/\s+/)[0] ?? '';
  return (
    <ResultCard
      kind="sent"
      title={t('sellSent', { name })}
      text={[
        t('sellSentText', { plate: tidyPlate(values.regno) }),
        ...(leftOut > 0 ? [t('sellSentWithout', { count: leftOut })] : []),
      ].join(' ')}
      focus
    >
      <Button variant="ghost" size="s" onClick={onAnother}>
        {t('sellAnother')}
      </Button>
    </ResultCard>
  );
}

interface LiveFieldsProps extends Pick<LiveSellCarProps, 'action' | 'focus'> {
  form: LeadForm<SellFields, SellField>;
  uploads: PhotoUploads;
  busy: 'photos' | 'form' | null;
}

function LiveFields({ form, uploads, busy, action, focus }: LiveFieldsProps): ReactNode {
  const t = useTexts(contactTexts, phoneTexts, sellTexts);
  const site = useSite();
  const element = useRef<HTMLFormElement>(null);
  const focusFaults = useFaultFocus();
  const { values, change, faults, summary } = form;

  useEffect(() => {
    if (Object.keys(summary).length > 0) focusFaults(element.current);
  }, [summary, focusFaults]);
  useEffect(() => {
    if (focus) document.getElementById(sellFieldId('selected'))?.focus();
  }, [focus]);

  return (
    <SellCarView
      t={t}
      site={site}
      formRef={element}
      action={action}
      attempt=""
      busy={busy}
      again={false}
      faults={faults}
      summary={summary}
      choice={(selected) => ({
        name: 'selected',
        checked: values.selected === selected,
        onChange: () => change({ selected }),
      })}
      text={(name) => ({
        name,
        value: values[name],
        onChange: (event) => change({ [name]: event.target.value }),
        onBlur: () => undefined,
      })}
      photos={<LivePhotos uploads={uploads} sending={busy === 'form'} />}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        form.submit();
      }}
    />
  );
}
