import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LeadSubmission } from '../../shared/forms/LeadTypes.ts';
import { cameraPhoto } from '../fixtures/forms/cameraPhoto.ts';
import { carContactLead } from '../fixtures/forms/carContactLead.ts';
import { motorcycleLead, sellCarLead, serviceRequestLead } from '../fixtures/forms/newLeads.ts';
import { comhubFaults, fakeComhub } from '../upstreams/fakeComhub.ts';
import type { FakeComhub } from '../upstreams/fakeComhub.ts';
import { browserHouse, comhubKey, serviceHouse } from './leadHouses.ts';
import { leadsContract } from './leads.contract.ts';
import { newLeadsContract } from './newLeads.contract.ts';

type ServiceHouse = Awaited<ReturnType<typeof serviceHouse>>;

let comhub: FakeComhub;

beforeAll(async () => {
  comhub = await fakeComhub();
});
beforeEach(async () => {
  await comhub.failWith(null);
  comhub.answerWith(202);
  comhub.answerAfter(0);
  comhub.accepted.clear();
  comhub.seen.length = 0;
});
afterAll(() => comhub.stop());

const service = (toComhub: boolean) => () => serviceHouse({ comhub, toComhub });
const browser = () => browserHouse(comhub);

leadsContract('the service that keeps them', 'kept', service(false));
leadsContract('the service with comhub behind it', 'delivered', service(true));
leadsContract('the browser', 'delivered', browser);
newLeadsContract('the service that keeps them', 'kept', service(false));
newLeadsContract('the service with comhub behind it', 'delivered', service(true));
newLeadsContract('the browser', 'delivered', browser);

describe('leads on their way to comhub', () => {
  const send = async (work: (house: ServiceHouse) => Promise<void>, timeoutMs?: number): Promise<string> => {
    const house = await serviceHouse({ comhub, toComhub: true, ...(timeoutMs ? { timeoutMs } : {}) });
    try {
      await work(house);
      return house.log();
    } finally {
      await house.close();
    }
  };

  it('are sent as they were accepted', async () => {
    const lead = carContactLead();
    await send(async (house) => {
      await house.leads.submit(lead);
      await house.deliver();
    });
    expect(comhub.seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([lead]);
    expect(comhub.seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-comhub-key': comhubKey,
      'idempotency-key': lead.formSubmissionId,
    });
  });

  it('are sent unchanged with links in place of photos', async () => {
    const leads = [sellCarLead(), serviceRequestLead(), motorcycleLead()];
    await send(async (house) => {
      const photo = new Blob([new Uint8Array(await cameraPhoto(64, 48))]);
      const photos = [(await house.photos.add(photo)).id, (await house.photos.add(photo)).id];
      const offer = sellCarLead({}, { photos });
      for (const lead of [...leads, offer]) await house.leads.submit(lead);
      await house.deliver();
      const bodies = comhub.seen.map(({ body }) => JSON.parse(body) as LeadSubmission);
      for (const lead of leads) expect(bodies).toContainEqual(lead);
      const { photos: addresses = [], ...sent } = bodies.find((body) => body.photos) ?? { photos: [] };
      const { photos: _photos, ...asked } = offer;
      expect(sent).toEqual(asked);
      expect(addresses).toHaveLength(2);
      for (const address of addresses) {
        expect(address).toMatch(/^https:\/\/photos\.harbour\.example\/api\/forms\/photos\/[\w.-]+$/);
        const jpeg = await house.openPhoto(address.slice(address.lastIndexOf('/') + 1));
        expect(jpeg?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      }
      expect(house.log()).not.toContain(photos[0]);
    });
  });

  it.each(comhubFaults)('are delivered once when comhub recovers: %s', async (fault) => {
    const hangs = fault.endsWith('hangs');
    const leads = hangs ? [sellCarLead()] : [carContactLead(), sellCarLead(), serviceRequestLead()];
    const ids = leads.map(({ formSubmissionId }) => formSubmissionId).sort();
    const log = await send(
      async (house) => {
        await comhub.failWith(fault);
        for (const lead of leads) {
          expect(await house.leads.submit(lead)).toMatchObject({ receivedAt: expect.any(String) });
        }
        expect([...(await house.deliver()).values()]).toEqual(leads.map(() => 'waiting'));
        await comhub.failWith(null);
        expect([...(await house.deliver()).values()]).toEqual(leads.map(() => 'delivered'));
        await house.deliver();
      },
      hangs ? 500 : undefined,
    );
    expect([...comhub.accepted.keys()].sort()).toEqual(ids);
    expect([...comhub.accepted.values()]).toEqual(expect.arrayContaining(leads));
    expect(log).not.toContain(comhubKey);
    expect(log).toContain('upstream.failed');
  });

  it('are delivered though comhub takes its time', async () => {
    comhub.answerAfter(60);
    await send(async (house) => {
      await house.leads.submit(carContactLead());
      expect([...(await house.deliver()).values()]).toEqual(['delivered']);
    });
    expect(comhub.seen).toHaveLength(1);
  });

  it.each([
    [200, '{"id":7}', 'application/json'],
    [201, '', 'application/json'],
    [202, 'Accepted', 'text/plain; charset=utf-8'],
    [409, '', 'text/html'],
  ])('are delivered when comhub says %d %j', async (status, body, type) => {
    comhub.answerWith(status, body, type);
    await send(async (house) => {
      await house.leads.submit(carContactLead());
      expect([...(await house.deliver()).values()]).toEqual(['delivered']);
    });
    expect(comhub.seen).toHaveLength(1);
  });

  it.each([400, 413, 422])(
    'are laid aside for a person to look at when comhub refuses them with %d',
    async (status) => {
      comhub.answerWith(status, '{"error":"wrong: Rosamunda"}');
      const log = await send(async (house) => {
        await house.leads.submit(carContactLead());
        expect([...(await house.deliver()).values()]).toEqual(['dead']);
        await house.deliver();
      });
      expect(comhub.seen).toHaveLength(1);
      expect(log).not.toContain('Rosamunda');
    },
  );

  it.each([401, 403, 404, 408])('are sent again when comhub answers %d', async (status) => {
    comhub.answerWith(status);
    await send(async (house) => {
      await house.leads.submit(carContactLead());
      expect([...(await house.deliver()).values()]).toEqual(['waiting']);
      comhub.answerWith(202);
      expect([...(await house.deliver()).values()]).toEqual(['delivered']);
    });
  });
});
