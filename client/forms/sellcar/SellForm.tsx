import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { sellFormName, sellPlaceId } from '../../../shared/forms/formNames.ts';
import { photosField } from '../../../shared/forms/FormPost.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import { sellCarChoices, sellCarFaults, sellCarValues } from '../../../shared/forms/rules/sellCarRules.ts';
import { textField } from '../../framework/fields.ts';
import { useLeadForm } from '../LeadFormContext.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { useSelectOnFocus } from '../../ui/fields/useSelectOnFocus.ts';
import { Plate } from '../../ui/plate/Plate.tsx';
import { AnotherForm } from '../AnotherForm.tsx';
import { LeadField } from '../fields/LeadField.tsx';
import { LeadRadioCards } from '../fields/LeadRadioCards.tsx';
import { TrapField } from '../fields/TrapField.tsx';
import { firstName } from '../firstName.ts';
import { LeadForm } from '../LeadForm.tsx';
import type { SentLead, SubmitLead } from '../LeadForm.tsx';
import { ResultCard } from '../ResultCard.tsx';
import { LeadSendButton } from '../LeadSendButton.tsx';
import { sendFailure } from '../sendFailure.ts';
import { LivePhotos } from './LivePhotos.tsx';
import { createPhotoUploads } from './photoUploads.ts';
import type { PhotoUploads } from './photoUploads.ts';
import { PlainPhotos } from './PlainPhotos.tsx';
import { refusesPhotos } from './refusesPhotos.ts';
import { scalePhoto } from './scalePhoto.ts';
import { sellFaultText } from './sellFaultText.ts';
import { readSellFields, sellFieldOrder } from './sellFields.ts';
import type { SellFields } from './sellFields.ts';

/** The form that sells a car or trades one in. */
export function SellForm({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const dispatch = useAppDispatch();
  const posted = useAppSelector((state) => (state.formPost.form === sellFormName ? state.formPost : null));
  const lost = posted?.photoFault !== undefined || posted?.faults['photos'] !== undefined;
  // the server no longer has photos that it refuses
  const kept = posted?.faults['photos'] ? [] : (posted?.photos ?? []);
  const createUploads = (ids: readonly string[]): PhotoUploads =>
    createPhotoUploads(
      { add: (photo) => dispatch((_dispatch, _getState, { gateways }) => gateways.photos.add(photo)) },
      ids,
      scalePhoto,
    );
  const [uploads, setUploads] = useState(() => createUploads(kept));
  const [waits, setWaits] = useState(false);
  const phone = textField(fields, 'Phone');

  /** Ids of the uploaded photos once all uploads have ended. Failed ones are left out: photos are optional. */
  const storedPhotoIds = async (): Promise<string[]> => {
    setWaits(true);
    await uploads.settled();
    setWaits(false);
    return uploads.photos().flatMap(({ id, status }) => (status === 'kept' ? [id] : []));
  };
  const send = async (typed: SellFields, submit: SubmitLead<'sellCar'>): Promise<void> => {
    try {
      await submit(sellCarValues(typed), await storedPhotoIds());
    } catch (error) {
      // deleted after a day, or used by an attempt whose response was lost before a change
      const areGone = error instanceof LeadRefusedError && sendFailure(error, sellFieldOrder) === 'refused';
      if (!areGone || !refusesPhotos(error)) throw error;
      uploads.renew();
      await submit(sellCarValues(typed), await storedPhotoIds());
    }
  };
  return (
    <LeadForm
      kind="sellCar"
      name={sellFormName}
      placeId={sellPlaceId}
      ids="sell"
      label={t('sellTitle')}
      className="sell-form"
      encType="multipart/form-data"
      labels={{
        selected: t('sellChoice'),
        regno: t('sellPlate'),
        milage: t(site.distanceUnit === 'mil' ? 'sellMileage' : 'sellDistance'),
        customerName: t('yourName'),
        customerPhone: t('yourPhone'),
        customerEmail: t('yourEmail'),
        other: t('enquiryMessage'),
        photos: t('sellPhotos'),
      }}
      read={({ answers }) => readSellFields(answers)}
      validate={(typed) => sellCarFaults(typed, site)}
      faultText={(field, fault) => sellFaultText(t, field, fault, site)}
      send={send}
      attempts={1}
      failed={{
        title: t('sellFailed'),
        text: phone ? t('sellFailedCall', { phone }) : t('sellFailedText'),
        phone,
        again: t('sendAgain'),
        back: t('sellBack'),
      }}
      sent={(sent) => <SentCard sent={sent} uploads={uploads} />}
      onScripted={(form) => {
        const files = form.querySelector<HTMLInputElement>(`[name="${photosField}"]`)?.files ?? [];
        if (files.length > 0) uploads.add([...files]);
      }}
      onRestart={() => setUploads(createUploads([]))}
    >
      <SaleFields photos={<PlainPhotos kept={kept} lost={lost} />} uploads={uploads} waits={waits} />
    </LeadForm>
  );
}

interface SaleFieldsProps {
  /** Photos that the browser sends with the form. */
  photos: ReactNode;
  uploads: PhotoUploads;
  /** True while photos are uploading after a press on the button. */
  waits: boolean;
}

function SaleFields({ photos, uploads, waits }: SaleFieldsProps): ReactNode {
  const t = useTexts();
  const { isScripted } = useLeadForm();
  return (
    <>
      <LeadRadioCards
        name="selected"
        required
        cards={sellCarChoices.map((value) => ({
          value,
          title: t(value === 'sell' ? 'sellSell' : 'sellTradein'),
          text: t(value === 'sell' ? 'sellSellText' : 'sellTradeinText'),
        }))}
      />
      <VehicleFields />
      <LeadField name="customerName" wide required>
        {(control) => <input {...control} autoComplete="name" />}
      </LeadField>
      <LeadField name="customerPhone" required>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </LeadField>
      <LeadField name="customerEmail" required>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </LeadField>
      <LeadField name="other" note={t('optionalField')} wide>
        {(control) => <textarea {...control} placeholder={t('sellMessageExample')} rows={4} />}
      </LeadField>
      {isScripted ? <LivePhotos uploads={uploads} /> : photos}
      <TrapField label={t('leaveEmpty')} />
      <LeadSendButton
        className="sell-send"
        send={t('sendEnquiry')}
        {...(waits ? { words: t('sellPhotosWait') } : {})}
        again={t('sendAgain')}
      />
      <PrivacyNote className="form-wide" text={t('enquiryPrivacy')} />
    </>
  );
}

/** Registration number and mileage. */
function VehicleFields(): ReactNode {
  const t = useTexts();
  const { plate, distanceUnit } = useSite();
  const mileageFocus = useSelectOnFocus<HTMLInputElement>();
  return (
    <>
      <LeadField name="regno" required>
        {({ className: _look, ...control }) => (
          <Plate look={plate.look} wrong={Boolean(control['aria-invalid'])}>
            <input
              {...control}
              className="plate-field"
              placeholder={plate.example}
              maxLength={fieldLimits.anyPlate.max}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Plate>
        )}
      </LeadField>
      <LeadField name="milage" required>
        {(control) => (
          <span className="sell-mileage">
            <input
              {...control}
              {...mileageFocus}
              aria-describedby={classNames(control['aria-describedby'], 'sell-unit')}
              inputMode="numeric"
              autoComplete="off"
            />
            <span className="sell-unit muted" id="sell-unit">
              {t(`sellUnit_${distanceUnit}`)}
            </span>
          </span>
        )}
      </LeadField>
    </>
  );
}

interface SentCardProps {
  sent: SentLead<'sellCar', SellFields> | null;
  uploads: PhotoUploads;
}

/** Confirmation of a sent form, with the number of photos that could not be uploaded. */
function SentCard({ sent, uploads }: SentCardProps): ReactNode {
  const t = useTexts();
  const leftOut = uploads.photos().filter(({ status }) => status !== 'kept').length;
  const without = leftOut > 0 ? ` ${t('sellSentWithout', { count: leftOut })}` : '';
  return (
    <ResultCard
      kind="sent"
      title={sent ? t('sellSent', { name: firstName(sent.fields.customerName) }) : t('sellSentPlain')}
      text={sent ? t('sellSentText', { plate: sent.lead.values.regno }) + without : t('sellSentPlainText')}
      focus={sent !== null}
    >
      <AnotherForm label={t('sellAnother')} />
    </ResultCard>
  );
}
