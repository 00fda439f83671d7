import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type {
  LeadSubmission,
  SellCarValues,
  ServiceRequestValues,
  StoreContactValues,
} from '../../shared/forms/LeadTypes.ts';
import { PhotoRefusedError } from '../../shared/forms/PhotoGateway.ts';
import { cameraPhoto } from '../fixtures/forms/cameraPhoto.ts';
import { carContactLead, personalDataIn } from '../fixtures/forms/carContactLead.ts';
import {
  motorcycleLead,
  norwegianDay,
  sellCarLead,
  serviceRequestLead,
  storeContactLead,
} from '../fixtures/forms/newLeads.ts';
import type { LeadHouse } from './leads.contract.ts';

/** Contract of every way to send leads for a car on offer and work orders. */
export function newLeadsContract(
  name: string,
  outcome: 'kept' | 'delivered',
  makeHouse: () => Promise<LeadHouse>,
): void {
  describe(`cars that are offered and work that is ordered, through ${name},`, () => {
    let house: LeadHouse;
    beforeEach(async () => {
      house = await makeHouse();
    });
    afterEach(async () => {
      const logged = personalDataIn(house.log());
      await house.close();
      expect(logged).toEqual([]);
    });

    const refusedFields = async (lead: LeadSubmission): Promise<string[]> => {
      const thrown: unknown = await house.leads.submit(lead).then(
        () => new Error('The lead was taken.'),
        (error: unknown) => error,
      );
      if (!(thrown instanceof LeadRefusedError)) throw thrown;
      expect(await house.written()).not.toContain(lead.formSubmissionId);
      return thrown.fields.map(({ field }) => field);
    };
    const addPhoto = async (): Promise<string> => {
      const photo = new Blob([new Uint8Array(await cameraPhoto(64, 48))], { type: 'image/jpeg' });
      return (await house.photos.add(photo)).id;
    };

    it('are accepted once', async () => {
      const leads = [sellCarLead(), serviceRequestLead(), motorcycleLead(), storeContactLead()];
      for (const lead of leads) {
        const first = await house.leads.submit(lead);
        expect(first).toEqual({ formSubmissionId: lead.formSubmissionId, receivedAt: expect.any(String) });
        expect(await house.another.submit(lead)).toEqual(first);
      }
      const became = await house.deliver();
      expect(became).toEqual(new Map(leads.map(({ formSubmissionId }) => [formSubmissionId, outcome])));
    });

    it('are refused with the name of each wrong field', async () => {
      const cases: [string, Partial<SellCarValues>][] = [
        ['regno', { regno: ' ' }],
        ['milage', { milage: -1 }],
        ['milage', { milage: 1.5 }],
        ['milage', { milage: 9_999_999 }],
        ['customerName', { customerName: '' }],
        ['customerPhone', { customerPhone: '1' }],
        ['customerEmail', { customerEmail: 'a@b' }],
        ['selected', { selected: 'give' as 'sell' }],
        ['other', { other: 'a'.repeat(4001) }],
      ];
      for (const [field, values] of cases) {
        expect(await refusedFields(sellCarLead(values))).toEqual([`values.${field}`]);
      }
    });

    it('are refused with the name of each wrong field of an order', async () => {
      const cases: [string, Partial<ServiceRequestValues>][] = [
        ['siteEmail', { siteEmail: '' }],
        ['regno', { regno: 'A*B' }],
        ['milage', { milage: -1 }],
        ['date', { date: norwegianDay(-1) }],
        ['date', { date: norwegianDay(367) }],
        ['date', { date: 'tomorrow' }],
        ['services', { services: ['Bestile deler'] }],
        ['services', { services: ['Service', 'Service'] }],
        ['gdpr', { gdpr: false }],
        ['description', { description: 'a'.repeat(4001) }],
        ['siteName', { siteName: 'a'.repeat(201) }],
      ];
      for (const [field, values] of cases) {
        expect(await refusedFields(serviceRequestLead(values))).toEqual([`values.${field}`]);
      }
      expect(await refusedFields(motorcycleLead({ services: ['Vinterklar-bil'] }))).toEqual(['values.services']);
    });

    it('are refused with the name of each wrong field of a message', async () => {
      const cases: [string, Partial<StoreContactValues>][] = [
        ['siteEmail', { siteEmail: '' }],
        ['topic', { topic: 'weather' as 'buy' }],
        ['name', { name: '' }],
        ['phone', { phone: '1' }],
        ['email', { email: 'a@b' }],
        ['message', { message: '' }],
      ];
      for (const [field, values] of cases) {
        expect(await refusedFields(storeContactLead(values))).toEqual([`values.${field}`]);
      }
    });

    it('carry messages to the contacts of the site', async () => {
      await house.leads.submit(storeContactLead({ siteEmail: 'Hej@Harbour.example' }));
      const stranger = { siteEmail: 'someone@else.example' };
      expect(await refusedFields(storeContactLead(stranger))).toEqual(['values.siteEmail']);
    });

    it('are accepted for tomorrow without services', async () => {
      await house.leads.submit(serviceRequestLead({ date: norwegianDay(1), services: [], milage: 0 }));
      await house.leads.submit(serviceRequestLead({ date: norwegianDay(364) }));
      expect(await house.written()).toHaveLength(2);
    });

    it('go to one of the site’s own dealers', async () => {
      const stranger = { siteEmail: 'someone@else.example' };
      expect(await refusedFields(serviceRequestLead(stranger))).toEqual(['values.siteEmail']);
      expect(await refusedFields(motorcycleLead(stranger))).toEqual(['values.siteEmail']);
      const motorcycles = { siteEmail: 'mc.oslo@harbour.example' };
      expect(await refusedFields(serviceRequestLead(motorcycles))).toEqual(['values.siteEmail']);
      expect(await refusedFields(motorcycleLead({ siteEmail: 'dealer@harbour-bil-no.example' }))).toEqual([
        'values.siteEmail',
      ]);
    });

    it('are of the sites that have the form', async () => {
      const elsewhere = { formName: 'harbour-bilServiceRequestForm' };
      expect(await refusedFields(serviceRequestLead({}, elsewhere))).toEqual(['formName']);
      expect(await refusedFields(sellCarLead({}, { formName: 'harbour-groupSellCarForm' }))).toEqual(['formName']);
    });

    it('wait while their recipient cannot be checked', async () => {
      house.silenceCatalogue(true);
      const [own, stranger] = [serviceRequestLead(), serviceRequestLead({ siteEmail: 'someone@else.example' })];
      const [motorcycle, offer] = [motorcycleLead(), sellCarLead()];
      for (const lead of [own, stranger, motorcycle, offer]) await house.leads.submit(lead);
      const idsOf = (...leads: LeadSubmission[]) => leads.map(({ formSubmissionId }) => formSubmissionId);
      const first = await house.deliver();
      expect(idsOf(own, stranger, motorcycle, offer).map((id) => first.get(id))).toEqual([
        'waiting',
        'waiting',
        outcome,
        outcome,
      ]);
      house.silenceCatalogue(false);
      const then = await house.deliver();
      expect(idsOf(own, stranger).map((id) => then.get(id))).toEqual([outcome, 'dead']);
    });

    it('take up to five photos along once', async () => {
      const photos = [await addPhoto(), await addPhoto(), await addPhoto(), await addPhoto(), await addPhoto()];
      const lead = sellCarLead({}, { photos });
      const first = await house.leads.submit(lead);
      expect(await house.another.submit(lead)).toEqual(first);
      expect(await house.written()).toEqual([lead.formSubmissionId]);
      expect(await refusedFields(sellCarLead({}, { photos: [...photos, await addPhoto()] }))).toEqual(['photos']);
    });

    it('take no photo of another lead', async () => {
      const [mine, yours] = [await addPhoto(), await addPhoto()];
      await house.leads.submit(sellCarLead({}, { photos: [yours] }));
      for (const photos of [[mine, yours], [mine, 'x'.repeat(27)], [mine, mine], ['../x']]) {
        expect(await refusedFields(sellCarLead({}, { photos }))).toEqual(['photos']);
      }
      const lead = sellCarLead({}, { photos: [mine] });
      await house.leads.submit(lead);
      expect(await house.written()).toContain(lead.formSubmissionId);
    });

    it('of the other forms have no photos', async () => {
      const photos = [await addPhoto()];
      expect(await refusedFields(serviceRequestLead({}, { photos }))).toEqual(['photos']);
      expect(await refusedFields(carContactLead({}, { photos }))).toEqual(['photos']);
    });

    it('have photos that are pictures', async () => {
      const page = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
      await expect(house.photos.add(page)).rejects.toThrow(PhotoRefusedError);
      await expect(house.photos.add(page)).rejects.toMatchObject({ fault: 'noPicture' });
      const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'image/jpeg' });
      await expect(house.photos.add(large)).rejects.toMatchObject({ fault: 'tooLarge' });
    });
  });
}
