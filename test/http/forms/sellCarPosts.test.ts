import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { Services } from '../../../server/Services.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import { PhotoRefusedError } from '../../../shared/forms/PhotoGateway.ts';
import { cameraPhoto } from '../../fixtures/forms/cameraPhoto.ts';
import { testServices } from '../demo/testServices.ts';

/* The form for selling a car in browsers without JavaScript, sent with photos to the page's own URL. */

const page = '/salj-bil';
const right = {
  ...{ form: 'sell-car', selected: 'sell', regno: 'klm 38d', milage: '12 500', customerName: 'Karin Lindqvist' },
  ...{ customerPhone: '070-123 45 67', customerEmail: 'karin@eksempel.se', other: '' },
};

let services: Services & { logger: { lines: unknown[] } };
let app: ReturnType<typeof createApp>;
let sent: LeadSubmission[];
let fault: Error | null;
let photoFault: Error | null;

beforeEach(async () => {
  [sent, fault, photoFault] = [[], null, null];
  services = await testServices();
  let photos = 0;
  const gateways: Services['gateways'] = {
    ...services.gateways,
    leads: {
      submit: (lead) => {
        if (fault) return Promise.reject(fault);
        sent.push(lead);
        return Promise.resolve({ formSubmissionId: lead.formSubmissionId, receivedAt: '' });
      },
    },
    photos: {
      add: () => {
        if (photoFault) return Promise.reject(photoFault);
        photos += 1;
        return Promise.resolve({ id: String(photos).repeat(27) });
      },
    },
  };
  app = createApp({ ...services, gateways });
});
afterEach(() => {
  expect(JSON.stringify(services.logger.lines)).not.toMatch(/Lindqvist|070.?123|karin@|38d/i);
});

async function post(fields: Record<string, string>, photos: Buffer[] = [], address = page) {
  const posted = request(app).post(address);
  for (const [field, value] of Object.entries(fields)) void posted.field(field, value);
  // A browser sends an empty file field as a file without a name.
  if (photos.length === 0) void posted.attach('photos', Buffer.from(''), { filename: '' });
  for (const photo of photos) void posted.attach('photos', photo, { filename: 'f.jpg', contentType: 'image/jpeg' });
  return posted;
}
const formOf = (html: string): string => /<form[^>]*class="sell-form".*?<\/form>/s.exec(html)?.[0] ?? '';
const hidden = (html: string, field: string): string[] =>
  [...formOf(html).matchAll(new RegExp(`name="${field}" value="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe('a car that is offered without scripts', () => {
  it('begins with the number that was typed on another page', async () => {
    const begun = { form: 'sell-car', begin: '1', regno: 'klm 38d' };
    const { status, text, headers } = await request(app).post(page).type('form').send(begun);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(/<input[^>]*name="regno"[^>]*>/.exec(formOf(text))?.[0]).toContain('value="klm 38d"');
    expect(formOf(text)).not.toContain('aria-invalid="true"');
    expect(sent).toEqual([]);
  });

  it('is sent with its photo', async () => {
    const { status, headers } = await post(right, [await cameraPhoto(64, 48)]);
    expect([status, headers['location']]).toEqual([303, `${page}?sent=sell-car#sell-car-form`]);
    const { form: _form, ...fields } = right;
    const values = { ...fields, regno: 'KLM 38D', milage: 12_500, customerPhone: '0701234567' };
    expect(sent).toMatchObject([{ formName: 'polhem-bilSellCarForm', values, photos: ['1'.repeat(27)] }]);
    expect(Object.keys(sent[0]?.values ?? {}).sort()).toEqual(Object.keys(values).sort());
    const [cookie = ''] = [headers['set-cookie']].flat();
    expect(cookie).toMatch(/^sentForm=sell-car; Max-Age=300; .*HttpOnly; SameSite=Lax$/);
    const after = await request(app).get(`${page}?sent=sell-car`).set('Cookie', cookie).expect(200);
    expect(after.headers['cache-control']).toBe('no-store');
    const { text } = after;
    expect(text).toContain('Vi har fått uppgifterna om bilen');
    expect(text).toContain('id="sell-car-form"');
    expect(formOf(text)).toBe('');
  });

  it('is said to be sent to no one else who opens the address', async () => {
    for (const cookie of ['', 'sentForm=contact']) {
      const { headers } = await request(app).get(`${page}?sent=sell-car&a=1`).set('Cookie', cookie).expect(302);
      expect(headers).toMatchObject({ location: `${page}?a=1`, 'cache-control': 'no-store' });
    }
  });

  it('goes without photos too', async () => {
    expect((await post(right)).status).toBe(303);
    expect(sent[0]).not.toHaveProperty('photos');
  });

  it('is not sent while something is wrong', async () => {
    const { status, text } = await post({ ...right, selected: '', milage: 'abc' }, [await cameraPhoto(64, 48)]);
    expect(status).toBe(422);
    expect(sent).toEqual([]);
    const form = formOf(text);
    expect(form).toContain('2 fält behöver rättas');
    for (const id of ['sell-selected', 'sell-milage']) expect(form).toContain(`href="#${id}"`);
    for (const value of ['Karin Lindqvist', 'klm 38d', 'abc']) expect(form).toContain(`value="${value}"`);
    expect(form).toContain('Bilder som redan är hos oss: 1.');
    const [photo = ''] = hidden(text, 'photo');
    expect((await post({ ...right, photo })).status).toBe(303);
    expect(sent).toMatchObject([{ photos: [photo] }]);
  });

  it('is not sent with less than was meant: a photo that is none is told', async () => {
    photoFault = new PhotoRefusedError('noPicture');
    const { status, text } = await post(right, [Buffer.from('x')]);
    expect(status).toBe(422);
    expect(formOf(text)).toContain('Välj den på nytt');
    expect(formOf(text)).toContain('href="#sell-photos"');
    expect(sent).toEqual([]);
  });

  it('asks for its photos anew when the house has them no more', async () => {
    fault = new LeadRefusedError('no', [{ field: 'photos', message: 'gone' }]);
    const { status, text } = await post({ ...right, photo: 'x'.repeat(27) });
    expect(status).toBe(422);
    expect(formOf(text)).toContain('Välj den på nytt');
    expect(hidden(text, 'photo')).toEqual([]);
  });

  it('shows what the lead service refuses', async () => {
    fault = new LeadRefusedError('no', [{ field: 'values.regno', message: 'no plate' }]);
    const refused = await post(right);
    expect(refused.status).toBe(422);
    expect(formOf(refused.text)).toContain('Skriv registreringsnumret med bokstäver och siffror.');
    fault = new Error('away: Karin Lindqvist');
    const { status, text } = await post(right);
    expect(status).toBe(503);
    expect(text).toContain('Vi fick inte ditt formulär');
    expect(formOf(text)).toContain('Försök igen');
    expect(hidden(text, 'attempt')).toHaveLength(1);
  });

  it('is taken on pages that have the form alone', async () => {
    expect((await post(right, [], '/kontakt')).status).toBe(405);
    expect(sent).toEqual([]);
  });
});

describe('the page that sells a car', () => {
  it.each([
    ['polhem-bil', '/salj-bil', 'S', 'mil'],
    ['polhem-bil', '/en/sell-your-car', 'S', 'mil (10 km)'],
    ['polhem-bil-no', '/selg-bil', 'N', 'km'],
    ['polhem-carstore-no', '/selg-bil', 'N', 'km'],
    ['polhem-carstore-se', '/salj-bil', 'S', 'mil'],
    ['polhem-carstore-fi', '/myy-auto', 'FIN', 'km'],
    ['polhem-carstore-fi', '/sv/salj-bil', 'FIN', 'km'],
    ['polhem-carstore-sk', '/predajte-auto', 'SK', 'km'],
    ['polhem-motors-uk', '/sell-your-car', 'UK', 'miles'],
  ])('of %s at %s has a form with the plate of %s in the unit %s', async (site, address, country, unit) => {
    const { text } = await request(app).get(address).set('Host', `${site}.localhost`).expect(200);
    expect(formOf(text)).toMatch(new RegExp(`class="plate-band"[^>]*>(<svg.*?</svg>)?${country}<`, 's'));
    expect(formOf(text)).toContain(`id="sell-unit">${unit}<`);
    expect(text.match(/<h1/g)).toHaveLength(1);
  });
});
