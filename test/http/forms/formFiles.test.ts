import { beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import { PhotoRefusedError } from '../../../shared/forms/PhotoGateway.ts';
import { cameraPhoto } from '../../fixtures/forms/cameraPhoto.ts';
import { personalDataIn, visitor } from '../../fixtures/forms/carContactLead.ts';
import { createApp } from '../../../server/app.ts';
import type { Services } from '../../../server/Services.ts';
import { testServices } from '../demo/testServices.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

/*
 * Forms with files, sent by browsers without JavaScript.
 * The enquiry about a car represents all forms: it takes no photos.
 */

const car = '/bil/410658/volvo-xc40-b3-2021';
const { name, phone, email, message } = visitor;
const right = { form: 'contact', name, phone, email, message };

let sent: LeadSubmission[];
/** Bytes of each photo to be stored. */
let added: number[];
let fault: Error | null;
let services: Services & { logger: { lines: unknown[] } };
let idsMade: string[];

async function post(
  fields: Record<string, string | string[]>,
  photos: Buffer[] = [],
  { change = {}, headers = {} }: { change?: Partial<Services>; headers?: Record<string, string> } = {},
) {
  services = await testServices(change);
  const gateways: Services['gateways'] = {
    ...services.gateways,
    leads: {
      submit: (lead) => {
        sent.push(lead);
        return Promise.resolve({ formSubmissionId: lead.formSubmissionId, receivedAt: '' });
      },
    },
    photos: {
      add: (photo) => {
        if (fault) return Promise.reject(fault);
        added.push(photo.size);
        const id = String(added.length).repeat(27).slice(0, 27);
        idsMade.push(id);
        return Promise.resolve({ id });
      },
    },
  };
  const posted = request(createApp({ ...services, gateways }))
    .post(car)
    .set(headers);
  for (const [field, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) void posted.field(field, one);
  }
  photos.forEach((photo, at) => void posted.attach('photos', photo, `${String(at)}.jpg`));
  return posted;
}

/** Returns the form state carried by the page. */
function formPostOf(text: string): Record<string, unknown> {
  const state = /<script[^>]*type="application\/json"[^>]*>([^<]*)</.exec(text)?.[1] ?? '{}';
  return (JSON.parse(state) as { state: { formPost: Record<string, unknown> } }).state.formPost;
}

describe('a form with files', () => {
  beforeEach(() => {
    [sent, added, idsMade, fault] = [[], [], [], null];
  });
  afterEach(() => {
    expect(personalDataIn(JSON.stringify(services.logger.lines))).toEqual([]);
  });

  it('is accepted after its photos', async () => {
    const photo = await cameraPhoto(64, 48);
    const { status, headers } = await post(right, [photo, photo]);
    expect([status, headers['location']]).toEqual([303, `${car}?sent=contact#contact-form`]);
    expect(sent).toMatchObject([{ formName: 'polhem-bilCarContactForm', values: { name, email } }]);
    expect(added).toEqual([photo.length, photo.length]);
  });

  it('is one submission when the same is sent again', async () => {
    const [one, other] = [await cameraPhoto(64, 48), await cameraPhoto(48, 64)];
    for (const photo of [one, one, other]) await post(right, [photo]);
    const ids = sent.map(({ formSubmissionId }) => formSubmissionId);
    // The first two would only be equal if the servers shared a key: each server here is new.
    expect(new Set(ids).size).toBe(3);
    const attempt = 'a'.repeat(43);
    sent = [];
    for (const photo of [one, one, other]) await post({ ...right, attempt }, [photo]);
    const again = sent.map(({ formSubmissionId }) => formSubmissionId);
    expect(again[1]).toBe(again[0]);
    expect(again[2]).not.toBe(again[0]);
  });

  it('keeps its photos for the next attempt', async () => {
    const wrong = { ...right, email: 'nobody', services: ['Service', 'Annet'], photo: ['x'.repeat(27), '../x'] };
    const { status, text } = await post(wrong, [await cameraPhoto(64, 48)]);
    expect(status).toBe(422);
    expect(formPostOf(text)).toMatchObject({
      form: 'contact',
      photos: ['x'.repeat(27), ...idsMade],
      lists: { services: ['Service', 'Annet'] },
      answers: { services: 'Service' },
    });
    expect(formPostOf(text)['answers']).not.toHaveProperty('photo');
  });

  it('says what is wrong with a photo', async () => {
    fault = new PhotoRefusedError('noPicture');
    const wrong = await post({ ...right, email: 'nobody' }, [Buffer.from('x')]);
    expect(formPostOf(wrong.text)).toMatchObject({ photoFault: 'noPicture' });
    fault = new Error(`disk full: ${name}`);
    const { status, headers } = await post(right, [Buffer.from('x')]);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(sent).toEqual([]);
  });

  it('has no more than five photos', async () => {
    const photos = Array.from({ length: 4 }, () => Buffer.from('x'));
    const { text } = await post({ ...right, email: 'nobody', photo: ['x'.repeat(27), 'y'.repeat(27)] }, photos);
    expect(added).toHaveLength(3);
    expect(formPostOf(text)).toMatchObject({ photoFault: 'tooMany' });
  });

  it('of a machine has none of its photos stored', async () => {
    const photo = [Buffer.from('x')];
    expect((await post({ ...right, homepage: 'http://else.example' }, photo)).status).toBe(303);
    expect((await post(right, photo, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await post({ name }, photo)).status).toBe(405);
    expect([sent, added]).toEqual([[], []]);
  });

  it('larger than five photos is refused before it is read', async () => {
    const headers = { 'content-length': String(80 * 1024 * 1024), 'content-type': 'multipart/form-data; boundary=b' };
    services = await testServices();
    const server = createApp(services).listen(0, '127.0.0.1');
    try {
      const refused = request(server).post(car).set(headers);
      refused.write('--b\r\n');
      const { status } = await refused;
      expect(status).toBe(413);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  it('that is broken is refused', async () => {
    services = await testServices();
    const app = createApp(services);
    const broken = '--b\r\nContent-Disposition: form-data; name="form"\r\n\r\ncontact\r\n--b\r\nContent-Dispos';
    await request(app).post(car).set('Content-Type', 'multipart/form-data; boundary=b').send(broken).expect(400);
    await request(app).post(car).set('Content-Type', 'multipart/form-data').send(broken).expect(400);
  });
});
