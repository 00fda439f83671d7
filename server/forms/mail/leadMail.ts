import { longTimeText } from '../../../shared/booking/times/timeTexts.ts';
import { isoClock } from '../../../shared/kit/time/clockText.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { inHead, paragraph } from '../../messages/mail/MailContent.ts';
import type { MailPart } from '../../messages/mail/MailContent.ts';
import { writeMail } from '../../messages/mail/writeMail.ts';
import type { Mail, MailAttachment } from '../../messages/MessageTypes.ts';
import type { LeadPayload } from '../leadPayload.ts';
import { carContactMail } from './carContactMail.ts';
import type { LeadCarPage } from './createCarPages.ts';
import type { LeadMailContent, LeadMailSite } from './LeadMailContent.ts';
import { sellCarMail } from './sellCarMail.ts';
import { serviceRequestMail } from './serviceRequestMail.ts';
import { storeContactMail } from './storeContactMail.ts';

/** Reason for which a lead is not mailed to its recipient. */
export interface Redirection {
  /** The recipient. */
  address: string;
  reason: string;
}

export interface LeadMailParts {
  to: Mail['to'];
  /** The visitor's photos. */
  attachments: MailAttachment[];
  /** Page of the car. */
  carPage: LeadCarPage;
  redirection: Redirection | null;
}

/** Creates the mail of a lead in the first language of the site; replies go to the visitor. */
export function leadMail(
  lead: LeadPayload,
  mailSite: LeadMailSite,
  { to, attachments, carPage, redirection }: LeadMailParts,
): Mail {
  const { formSubmissionId } = lead.submission;
  const { site, locale } = mailSite;
  const texts = mailSite.texts.lead;
  const { subject, visitor, head, headRows, person, message, matter, carAddress } = buildContent(
    lead,
    mailSite,
    carPage,
  );
  const { date, minutes } = wallTime(Date.parse(lead.receivedAt), site.timeZone);
  const parts: MailPart[] = [
    paragraph(redirection ? fillText(texts.redirected, { ...redirection }) : ''),
    paragraph(fillText(texts.intro, { site: site.displayName, name: visitor.name })),
    inHead({ kind: 'rows', rows: headRows }),
    { kind: 'rows', rows: person },
    { kind: 'paragraph', title: texts.message, text: message || texts.noMessage },
    { kind: 'rows', rows: matter },
    { kind: 'button', text: carAddress ? texts.page : '', address: carAddress ?? '' },
    {
      kind: 'rows',
      rows: [
        [texts.photos, attachments.length > 0 ? String(attachments.length) : ''],
        [texts.received, longTimeText(`${date}T${isoClock(minutes)}`, locale)],
        [texts.reference, formSubmissionId],
      ],
    },
  ];
  return {
    to,
    replyTo: visitor,
    subject,
    ...writeMail({ head, preheader: message || head.headline, parts }, site, site.languages[0]),
    ...(attachments.length > 0 ? { attachments } : {}),
    headers: { 'X-Forecourt-Lead': formSubmissionId },
  };
}

function buildContent(lead: LeadPayload, mailSite: LeadMailSite, carPage: LeadCarPage): LeadMailContent {
  switch (lead.kind) {
    case 'carContact':
      return carContactMail(lead.submission.values, mailSite, carPage);
    case 'sellCar':
      return sellCarMail(lead.submission.values, mailSite);
    case 'serviceRequest':
      return serviceRequestMail(lead.submission.values, mailSite);
    case 'storeContact':
      return storeContactMail(lead.submission.values, mailSite);
  }
}
