import { expect, it } from '@jest/globals';
import { carContactLead } from '../../../test/fixtures/forms/carContactLead.ts';
import { sellCarLead, serviceRequestLead, storeContactLead } from '../../../test/fixtures/forms/newLeads.ts';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { mailTexts } from '../../../test/fixtures/productTexts.ts';
import type { KnownSubmission } from '../validation/checkLead.ts';
import { leadMail } from './leadMail.ts';
import { leadMailSite } from './leadMailSite.ts';

const leads: KnownSubmission[] = [
  { kind: 'carContact', submission: carContactLead({ siteName: 'Harbour' }) },
  { kind: 'sellCar', submission: sellCarLead() },
  { kind: 'serviceRequest', submission: serviceRequestLead({ other: 'Ring först' }) },
  { kind: 'storeContact', submission: storeContactLead() },
];

/** Values that say who receives the mail, or that its sender has agreed. */
const unseen = ['toName', 'toEmail', 'siteEmail', 'gdpr'];

/** Other valid values, where those of the same type are not valid. */
const others: Readonly<Record<string, unknown>> = {
  car: { car_id: '7' },
  sourceUrl: 'https://bil.example/bil/410658?financing=loan',
  selected: 'sell',
  date: '2026-12-24',
  services: ['Annat'],
  topic: 'press',
};

function otherValue(name: string, value: unknown): unknown {
  if (name in others) return others[name];
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1000 : `${String(value)}7`;
}

function mailOf(lead: KnownSubmission): string {
  const carPage = { address: 'https://bil.example/bil/410658', vatNotes: { incl: '', excl: '' } };
  const payload = { ...lead, site: 'harbour-bil', receivedAt: '2026-11-21T22:15:00.000Z', recipient: 'own' as const };
  const parts = { to: { name: '', address: 'a@b.example' }, attachments: [], carPage, redirection: null };
  const { subject, text } = leadMail(payload, leadMailSite(harbourSite('harbour-bil'), mailTexts), parts);
  return `${subject}\n${text}`;
}

const values = leads.flatMap((lead) =>
  Object.entries(lead.submission.values)
    .filter(([name]) => !unseen.includes(name))
    .map(([name, value]: [string, unknown]) => ({ kind: lead.kind, name, value, lead })),
);

it.each(values)('the mail of the form $kind shows the value $name', ({ name, value, lead }) => {
  const changed = { ...lead.submission.values, [name]: otherValue(name, value) };
  const other = { kind: lead.kind, submission: { ...lead.submission, values: changed } } as KnownSubmission;
  expect(mailOf(other)).not.toBe(mailOf(lead));
});
