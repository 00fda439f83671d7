import { addDays } from '../../../shared/kit/time/zonedTime.ts';
import { leadFormName } from '../../../shared/forms/LeadTypes.ts';
import type { LeadKind } from '../../../shared/forms/LeadTypes.ts';
import type { MailTexts } from '../../../shared/forms/MailTexts.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { ExampleMessage } from '../../messages/ExampleMessage.ts';
import type { LeadPayload } from '../leadPayload.ts';
import { leadMail } from './leadMail.ts';
import type { LeadMailSite } from './LeadMailContent.ts';
import { leadReceiptMail } from './leadReceiptMail.ts';
import type { LeadCarPage } from './createCarPages.ts';

export interface LeadExampleOptions {
  site: SiteConfig;
  texts: MailTexts;
  /** BCP 47 tag for dates and amounts. */
  locale: string;
  carPage: LeadCarPage;
  /** "Nordvik" and "E60" */
  brand: string;
  model: string;
  /** Phone of the visitor. */
  phone: string;
  /** Recipient of the leads. */
  recipient: { name: string; address: string };
  now: Date;
}

const id = '1f0c7a52-5a1b-4d0e-9a77-3f2f4a1f5a10';
const visitor = { name: 'Kim Berg', email: 'kim.berg@visitor.example' };
const customer = { customerName: visitor.name, customerEmail: visitor.email };

/** The mails about each form of a site: to its staff, and the receipts for visitors. */
export function exampleLeadMessages(options: LeadExampleOptions): ExampleMessage[] {
  const { site, texts, locale, carPage, recipient } = options;
  const mailSite: LeadMailSite = { site, texts, locale };
  const parts = { to: recipient, attachments: [], carPage, redirection: null };
  const leads = exampleLeads(options);
  const toStaff = leads.map(({ name, lead }) => ({ name: `${name}, to staff`, mail: leadMail(lead, mailSite, parts) }));
  const redirection = { address: recipient.address, reason: '550' };
  return [
    ...leads.flatMap(({ name, lead }) => {
      const mail = leadReceiptMail(lead, mailSite);
      return mail ? [{ name: `${name}, receipt`, mail }] : [];
    }),
    ...toStaff,
    ...leads.slice(0, 1).map(({ name, lead }) => ({
      name: `${name}, to another address`,
      mail: leadMail(lead, mailSite, { ...parts, redirection }),
    })),
  ];
}

function exampleLeads(options: LeadExampleOptions): { name: string; lead: LeadPayload }[] {
  const { site, texts, carPage, brand, model, phone, recipient, now } = options;
  const services = Object.keys(texts.serviceRequest.names);
  const message = Object.values(texts.serviceRequest.names).join(', ');
  const regno = site.plates.example;
  const lead = <K extends LeadKind>(kind: K) => ({
    kind,
    site: site.name,
    receivedAt: now.toISOString(),
    recipient: 'own' as const,
    submission: { formName: leadFormName(site.name, kind), formSubmissionId: id },
  });
  const car = {
    ...{ car_id: '410268', slug: 'example', car_brand: brand, car_model_text: model, car_version: 'B4 AWD' },
    ...{ car_year: now.getUTCFullYear() - 3, car_regno: regno.replaceAll(' ', '') },
    car_price_currency: site.currency,
  };
  const [toName, toEmail] = [recipient.name, recipient.address];
  const [siteName, siteEmail] = [toName, toEmail];
  const contact = { ...visitor, phone, message };
  const owner = { ...customer, customerPhone: phone, regno };
  const carContact = lead('carContact');
  const sellCar = lead('sellCar');
  const serviceRequest = lead('serviceRequest');
  const storeContact = lead('storeContact');
  const sourceUrl = `${carPage.address}?financing=loan&months=72&down=76000`;
  const enquiry = { ...contact, car, siteName, toName, toEmail, sourceUrl, quote: true, testDrive: true };
  const offer = { ...owner, milage: 12_500, selected: 'tradein' as const, other: message };
  const order = {
    ...{ ...owner, siteName, siteEmail, description: message, milage: 98_000, services: services.slice(0, 3) },
    ...{ date: addDays(now.toISOString().slice(0, 10), 7), gdpr: true, newsletter: true, typeCar: true, other: '' },
  };
  const question = { ...contact, siteName, siteEmail, topic: 'finance' as const };
  return [
    {
      name: 'Enquiry about a car',
      lead: { ...carContact, submission: { ...carContact.submission, values: enquiry } },
    },
    { name: 'Car offered', lead: { ...sellCar, submission: { ...sellCar.submission, values: offer } } },
    {
      name: 'Service request',
      lead: { ...serviceRequest, submission: { ...serviceRequest.submission, values: order } },
    },
    { name: 'Message', lead: { ...storeContact, submission: { ...storeContact.submission, values: question } } },
  ];
}
