import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { LeadGateway } from '../../shared/forms/LeadGateway.ts';
import type { PhotoGateway } from '../../shared/forms/PhotoGateway.ts';
import type { CarContactValues, LeadSubmission } from '../../shared/forms/LeadTypes.ts';
import { carContactLead, personalDataIn } from '../fixtures/forms/carContactLead.ts';

/** A lead service with the means to inspect it. */
export interface LeadHouse {
  leads: LeadGateway;
  /** The same service in another process. */
  another: LeadGateway;
  photos: PhotoGateway;
  /** Returns the ids of stored leads; throws unless each has exactly one delivery. */
  written(): Promise<string[]>;
  /** Delivers everything due; returns the result of each lead. */
  deliver(): Promise<Map<string, string>>;
  /** Makes the catalogue fail (true) or respond (false). */
  silenceCatalogue(silent: boolean): void;
  /** All log lines so far. */
  log(): string;
  close(): Promise<void>;
}

/** Contract of every way to send leads. `outcome`: state of a lead after delivery. */
export function leadsContract(name: string, outcome: 'kept' | 'delivered', makeHouse: () => Promise<LeadHouse>): void {
  describe(`leads through ${name}`, () => {
    let house: LeadHouse;
    beforeEach(async () => {
      house = await makeHouse();
    });
    afterEach(async () => {
      const logged = personalDataIn(house.log());
      await house.close();
      expect(logged).toEqual([]);
    });

    const refusal = async (lead: LeadSubmission): Promise<LeadRefusedError> => {
      const thrown: unknown = await house.leads.submit(lead).then(
        () => new Error('The lead was taken.'),
        (error: unknown) => error,
      );
      if (!(thrown instanceof LeadRefusedError)) throw thrown;
      return thrown;
    };

    it('are answered with a receipt when they are written', async () => {
      const before = Date.now();
      const lead = carContactLead();
      const receipt = await house.leads.submit(lead);
      expect(receipt.formSubmissionId).toBe(lead.formSubmissionId);
      expect(Date.parse(receipt.receivedAt)).toBeGreaterThanOrEqual(before - 1000);
      expect(await house.written()).toEqual([lead.formSubmissionId]);
    });

    it('get the first receipt however often they are sent', async () => {
      const lead = carContactLead();
      const first = await house.leads.submit(lead);
      expect(await house.leads.submit(lead)).toEqual(first);
      expect(await house.another.submit(lead)).toEqual(first);
      expect(await house.leads.submit(carContactLead({ message: 'Nej, förresten.' }, lead))).toEqual(first);
      expect(await house.written()).toEqual([lead.formSubmissionId]);
    });

    it('are one when fifty come at the same time', async () => {
      const lead = carContactLead();
      const sent = Array.from({ length: 50 }, (_none, at) => (at % 2 ? house.leads : house.another).submit(lead));
      const receipts = await Promise.all(sent);
      expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
      expect(await house.written()).toEqual([lead.formSubmissionId]);
    });

    it('are several when several come at the same time', async () => {
      const leads = Array.from({ length: 20 }, () => carContactLead());
      await Promise.all(leads.map((lead) => house.leads.submit(lead)));
      expect((await house.written()).sort()).toEqual(leads.map((lead) => lead.formSubmissionId).sort());
    });

    it.each<[string, Partial<CarContactValues>, string]>([
      ['has no name', { name: ' ' }, 'values.name'],
      ['has letters in its telephone number', { phone: '07a1234' }, 'values.phone'],
      ['has a telephone number of too few digits', { phone: '070-12' }, 'values.phone'],
      ['has a telephone number of too many digits for its country', { phone: '070-123 45 67 89' }, 'values.phone'],
      ['has a wrong mail address', { email: 'a@b' }, 'values.email'],
      ['has too long a message', { message: 'a'.repeat(4001) }, 'values.message'],
      ['is for a stranger', { toEmail: 'someone@else.example' }, 'values.toEmail'],
      [
        "is for another car's seller",
        { toEmail: 'sven.saljare@harbour.example', car: { car_id: '1' } },
        'values.toEmail',
      ],
      ['chooses no dealership of a sample car', { car: { car_id: '1', car_is_sample: true } }, 'values.siteName'],
    ])('are refused when one %s', async (_what, values, field) => {
      const { fields } = await refusal(carContactLead(values));
      expect(fields).toEqual([{ field, message: expect.stringContaining(field) }]);
      expect(await house.written()).toEqual([]);
    });

    it.each(['harbour-motors-ukCarContactForm', 'harbour-groupCarContactForm', 'harbour-bilNoForm', 'x'])(
      'are refused under the name of another form: %s',
      async (formName) => {
        const lead = carContactLead({ toEmail: 'uppsala@harbour.example' }, { formName });
        const { fields } = await refusal(lead);
        expect(fields).toMatchObject([{ field: expect.stringMatching(/formName|toEmail/) }]);
        expect(await house.written()).toEqual([]);
      },
    );

    it('go to the car’s seller', async () => {
      await house.leads.submit(carContactLead({ toEmail: 'SVEN.SALJARE@harbour.example' }));
      await house.leads.submit(carContactLead({ toEmail: 'Ebba.Nyman@Harbour.Example' }));
      expect(await house.written()).toHaveLength(2);
    });

    it('leave once', async () => {
      const lead = carContactLead();
      await house.leads.submit(lead);
      await Promise.all([house.deliver(), house.deliver()]);
      expect(await house.deliver()).toEqual(new Map([[lead.formSubmissionId, outcome]]));
      await house.leads.submit(lead);
      expect(await house.deliver()).toEqual(new Map([[lead.formSubmissionId, outcome]]));
    });

    it('are accepted while their recipient cannot be checked', async () => {
      house.silenceCatalogue(true);
      const [own, stranger] = [carContactLead(), carContactLead({ toEmail: 'someone@else.example' })];
      for (const lead of [own, stranger]) await house.leads.submit(lead);
      expect([...(await house.deliver()).values()]).toEqual(['waiting', 'waiting']);
      house.silenceCatalogue(false);
      const became = await house.deliver();
      expect(became.get(own.formSubmissionId)).toBe(outcome);
      expect(became.get(stranger.formSubmissionId)).toBe('dead');
    });
  });
}
