import type { ReactNode, Ref, SyntheticEvent } from 'react';
import './SellCar.css';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import { attemptField, formField, trapField } from '../../../shared/forms/FormPost.ts';
import { sellCarChoices } from '../../../shared/forms/rules/sellCarRules.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import type { Translate } from '../../site/translate.ts';
import { classNames } from '../../ui/classNames.ts';
import { Plate } from '../../ui/plate/Plate.tsx';
import { useSelectOnFocus } from '../../ui/fields/useSelectOnFocus.ts';
import type { BoxControl, Control } from '../contact/ContactFormView.tsx';
import { FormErrorSummary } from '../fields/FormErrorSummary.tsx';
import { FormField } from '../fields/FormField.tsx';
import { RadioCards } from '../fields/RadioCards.tsx';
import { SendButton } from '../fields/SendButton.tsx';
import { sellFaultText } from './sellFaultText.ts';
import { sellFieldId, sellFieldOrder, sellFormName, sellLabels } from './sellFields.ts';
import type { SellFaults, SellField, SellFields } from './sellFields.ts';
import type { contactTexts } from '../contact/contactTexts.ts';
import type { phoneTexts } from '../fields/phoneTexts.ts';
import type { sellTexts } from './sellTexts.ts';

export interface SellCarViewProps {
  t: Translate<typeof contactTexts | typeof phoneTexts | typeof sellTexts>;
  site: Pick<SiteContext, 'distanceUnit' | 'locale' | 'plate'>;
  formRef: Ref<HTMLFormElement>;
  /** Target of the form without JavaScript. */
  action: string;
  /** Submission id of a refused post without JavaScript; "" for none. */
  attempt: string;
  /** Running step: photos are uploading, or the form is being sent. */
  busy: 'photos' | 'form' | null;
  /** An earlier attempt failed: the button says so. */
  again: boolean;
  faults: SellFaults;
  /** Faults of the last submission, listed above the fields. */
  summary: SellFaults;
  choice: (selected: SellFields['selected']) => BoxControl;
  text: (name: Exclude<keyof SellFields, 'selected'>) => Control;
  photos: ReactNode;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Markup of the form that sells a car, for both the native and the script version. */
export function SellCarView(props: SellCarViewProps): ReactNode {
  const { t, site, formRef, action, attempt, busy, again, faults, summary, text, photos, onSubmit } = props;
  const mileageFocus = useSelectOnFocus<HTMLInputElement>();
  const wrong = sellFieldOrder.filter((field) => summary[field]);
  const of = (field: SellField): { id: string; label: string; error: string | undefined } => ({
    id: sellFieldId(field),
    label: t(field === 'milage' && site.distanceUnit !== 'mil' ? 'sellDistance' : sellLabels[field]),
    error: sellFaultText(t, faults, field, site),
  });
  return (
    <form
      ref={formRef}
      className="sell-form"
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
      aria-label={t('sellTitle')}
      aria-busy={busy !== null}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={formField} value={sellFormName} />
      {attempt !== '' && <input type="hidden" name={attemptField} value={attempt} />}
      <FormErrorSummary fields={wrong.map(of)} />
      <SaleChoice {...props} />
      <FormField {...of('regno')} required>
        {({ className: _look, ...field }) => (
          <Plate look={site.plate.look} wrong={Boolean(field['aria-invalid'])}>
            <input
              {...field}
              {...text('regno')}
              className="plate-field"
              placeholder={site.plate.example}
              maxLength={fieldLimits.anyPlate.max}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Plate>
        )}
      </FormField>
      <FormField {...of('milage')} required>
        {({ className, ...field }) => (
          <span className="sell-mileage">
            <input
              {...field}
              {...text('milage')}
              {...mileageFocus}
              className={className}
              aria-describedby={classNames(field['aria-describedby'], 'sell-unit')}
              inputMode="numeric"
              autoComplete="off"
            />
            <span className="sell-unit muted" id="sell-unit">
              {t(`sellUnit_${site.distanceUnit}`)}
            </span>
          </span>
        )}
      </FormField>
      <FormField {...of('customerName')} wide required>
        {(field) => <input {...field} {...text('customerName')} autoComplete="name" />}
      </FormField>
      <FormField {...of('customerPhone')} required>
        {(field) => <input {...field} {...text('customerPhone')} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField {...of('customerEmail')} required>
        {(field) => <input {...field} {...text('customerEmail')} type="email" autoComplete="email" />}
      </FormField>
      <FormField {...of('other')} note={t('optionalField')} wide>
        {(field) => <textarea {...field} {...text('other')} placeholder={t('sellMessageExample')} rows={4} />}
      </FormField>
      {photos}
      <div className="sell-trap" aria-hidden="true">
        <label htmlFor="sell-homepage">{t('leaveEmpty')}</label>
        <input id="sell-homepage" {...text('homepage')} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <SendButton
        className="sell-send"
        sending={busy !== null}
        {...(busy === 'photos' ? { words: t('sellPhotosWait') } : {})}
      >
        {t(again ? 'sendAgain' : 'sendEnquiry')}
      </SendButton>
      <PrivacyNote className="form-wide" text={t('enquiryPrivacy')} />
    </form>
  );
}

type SaleChoiceProps = Pick<SellCarViewProps, 't' | 'site' | 'faults' | 'choice'>;

/** Choice between selling the car and trading it in. */
function SaleChoice({ t, site, faults, choice }: SaleChoiceProps): ReactNode {
  return (
    <RadioCards
      id={sellFieldId('selected')}
      legend={t('sellChoice')}
      error={sellFaultText(t, faults, 'selected', site)}
      required
      cards={sellCarChoices.map((value) => ({
        value,
        title: t(value === 'sell' ? 'sellSell' : 'sellTradein'),
        text: t(value === 'sell' ? 'sellSellText' : 'sellTradeinText'),
        control: choice(value),
      }))}
    />
  );
}
