import { describe, expect, it } from '@jest/globals';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { storeContactLead } from '../../../test/fixtures/forms/newLeads.ts';
import type { KnownSubmission } from './checkLead.ts';
import { checkRecipient } from './checkRecipient.ts';
import type { LeadRecipients } from '../leadRecipients.ts';

const harbourGroup = harbourSite('harbour-group');

/** A site without stock has no dealers: its catalogue must not be called. */
const noCatalogue: LeadRecipients = { check: () => Promise.reject(new Error('The catalogue was called.')) };
const message = (siteEmail: string): KnownSubmission => ({
  kind: 'storeContact',
  submission: storeContactLead({ siteEmail }, { formName: 'harbour-groupContactForm' }),
});

describe('checkRecipient() for a message on a site without stock', () => {
  it('returns the names of one of the contacts in its configuration', async () => {
    expect(await checkRecipient(message('Group@harbour.example'), harbourGroup, noCatalogue)).toMatchObject({
      names: ['Harbour Group'],
    });
  });

  it('returns stranger for any other address', async () => {
    expect(await checkRecipient(message('someone@else.example'), harbourGroup, noCatalogue)).toBe('stranger');
  });
});
