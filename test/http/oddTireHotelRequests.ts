import type { OddRequest } from './oddBookingRequests.ts';
import { marker, oddBodies } from './oddBookingRequests.ts';

const root = '/api/tirehotel';
const json = { 'content-type': 'application/json' };

/** Valid secrets of a visitor whose code was right. */
export interface TireSecrets {
  plate: string;
  encryptedPhoneNumber: string;
  authorizationToken: string;
  cookie: string;
}

const oddPlates = [
  '',
  'A',
  `${marker}'--`,
  'ABC-123',
  'ABC12345',
  '\0',
  'ABC\u0000123',
  '<script>',
  '😀😀',
  '__proto__',
  'x'.repeat(6000),
  '٣٣٣٣',
];
const oddSecrets = ['', marker, `${marker}.a.b.c.d`, '....', 'eyJhbGciOiJub25lIn0..x.y.z', '\0', 'x'.repeat(7000)];
const oddCodes = [
  '',
  '1',
  '123',
  '12345',
  'abcd',
  '12 4',
  '1.5e',
  '-123',
  '٣٣٣٣',
  '\0\0\0\0',
  marker,
  '1'.repeat(5000),
];
const oddDays = ['', '2026-02-30', '26-03-05', '2026-03-05T00:00:00', '9999-99-99', '0000-00-00', marker, '\0'];
const oddPlaces = ['', ' ', '../1', `${marker}'--`, 'x'.repeat(5000), '\0', '<', 'shop 1'];
const notJson = ['[]', 'null', '1', `"${marker}"`, '{', `{"a":${'['.repeat(9000)}`, `{"${marker}":1}`];

const post = (path: string, body?: string, headers: Record<string, string> = json): OddRequest => ({
  method: 'POST',
  path: root + path,
  headers: body === undefined ? {} : headers,
  ...(body === undefined ? {} : { body }),
});
const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** Returns the requests of a login, each with one invalid value. */
export function oddLogins({ plate, encryptedPhoneNumber, authorizationToken }: TireSecrets): OddRequest[] {
  const [search, login, validate] = ['/authorization/search', '/authorization/login', '/authorization/validate'];
  const right = { authToken: authorizationToken, otpToken: '1234' };
  const found: OddRequest[] = [];
  for (const regNo of oddPlates) {
    found.push(post(search, JSON.stringify({ regNo })));
    found.push({ method: 'GET', path: `${root}${search}?${query({ regNo })}`, headers: {} });
  }
  for (const odd of [...oddSecrets, authorizationToken]) {
    found.push(post(login, JSON.stringify({ encryptedPhoneNumber: odd })));
    found.push(post(`${login}?${query({ encryptedPhoneNumber: odd })}`));
  }
  for (const odd of [...oddSecrets, encryptedPhoneNumber]) {
    found.push(post(validate, JSON.stringify({ ...right, authToken: odd })));
    found.push(post(`${validate}?${query({ ...right, authToken: odd })}`));
  }
  for (const odd of oddCodes) {
    found.push(post(validate, JSON.stringify({ ...right, otpToken: odd })));
    found.push(post(`${validate}?${query({ ...right, otpToken: odd })}`));
  }
  found.push(
    { method: 'GET', path: `${root}${search}?regNo=${plate}&regNo=${plate}`, headers: {} },
    { method: 'GET', path: `${root}${search}?regNo=${plate}&${marker}=1`, headers: {} },
    { method: 'GET', path: `${root}${search}?regNo=%E0%A4%A`, headers: {} },
    { method: 'GET', path: `${root}${search}`, headers: {} },
    post(`${validate}?${query(right)}&otpToken=1234`),
    // The query of a request with a body is ignored.
    post(`${login}?${query({ encryptedPhoneNumber })}`, '{}'),
    ...[{ regNo: plate }, { encryptedPhoneNumber }, right].flatMap((good, at) =>
      oddBodies(good).map((body) => post([search, login, validate][at] ?? '', JSON.stringify(body))),
    ),
  );
  for (const path of [search, login, validate, '/authorization/session', '/authorization/logout']) {
    for (const body of notJson) found.push(post(path, body));
    found.push(post(path, '{}', { 'content-type': 'text/plain' }));
    found.push(post(path, '{}', { ...json, 'content-encoding': marker }));
    found.push(post(path, '{}', { ...json, 'sec-fetch-site': 'cross-site' }));
    found.push(post(path, `{"${marker}":"${'x'.repeat(2_000_000)}"}`));
    for (const method of ['PUT', 'DELETE', 'PATCH']) found.push({ method, path: root + path, headers: {} });
  }
  return found;
}

/** Returns the requests that need a session, with a session, each with one invalid value. */
export function oddSessionCalls({ plate, cookie }: TireSecrets): OddRequest[] {
  const headers = { ...json, cookie };
  const [days, times] = ['/booking/GetTimeslotDays', '/booking/GetTimeslots'];
  const create = '/booking/create';
  const slot = { startDate: '2026-03-05', endDate: '2026-03-05', regNo: plate };
  const booking = {
    bookingDate: '2026-03-05T08:30:00',
    bookingStart: '2026-03-05T08:30:00',
    regNo: plate,
    freeText: '',
    customer: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@example.test', phoneMobile: '0701740605' },
  };
  const review = { rating: 5, comment: '', date: '2026-03-05T08:30:00.000Z' };
  const at = { workshopIdentifier: 'shop-1' };
  const send = (path: string, body: unknown, more = {}): OddRequest =>
    post(path, typeof body === 'string' ? body : JSON.stringify(body), { ...headers, ...more });
  const found: OddRequest[] = [];
  for (const path of [days, times]) {
    for (const odd of oddPlaces) found.push(send(`${path}?${query({ workshopIdentifier: odd })}`, slot));
    for (const odd of oddDays) {
      found.push(send(`${path}?${query(at)}`, { ...slot, startDate: odd }));
      found.push(send(`${path}?${query(at)}`, { ...slot, endDate: odd }));
    }
    for (const regNo of oddPlates) found.push(send(`${path}?${query(at)}`, { ...slot, regNo }));
    found.push(send(`${path}?${query(at)}`, { ...slot, endDate: '2026-03-04' }));
    found.push(send(`${path}?${query(at)}`, { ...slot, endDate: '2027-03-05' }));
    found.push(send(path, slot), send(`${path}?${query({ ...at, [marker]: '1' })}`, slot));
    for (const body of [...notJson, ...oddBodies(slot)]) found.push(send(`${path}?${query(at)}`, body));
  }
  const book = `${create}?departmentIdentifier=shop-1`;
  for (const odd of oddPlaces) found.push(send(`${create}?${query({ departmentIdentifier: odd })}`, booking));
  for (const odd of oddDays.filter((text) => !text.includes('T'))) {
    found.push(send(book, { ...booking, bookingDate: odd, bookingStart: odd }));
  }
  for (const time of ['T24:00:00', 'T08:60:00', 'T08:30:30', 'T08:30:00Z', 'T08:30:00+01:00']) {
    const text = `2026-03-05${time}`;
    found.push(send(book, { ...booking, bookingDate: text, bookingStart: text }));
  }
  found.push(send(book, { ...booking, bookingStart: '2026-03-05T09:30:00' }));
  for (const phoneMobile of ['070', '07017406051234567', '070-17406x5', 'abcdefgh']) {
    found.push(send(book, { ...booking, customer: { ...booking.customer, phoneMobile } }));
  }
  for (const body of notJson) found.push(send(book, body), send('/review/addReview', body));
  // null leaves out a time, and a name may have any characters.
  for (const body of oddBodies(booking)) if (!isBooking(body)) found.push(send(book, body));
  for (const key of ['', '1', marker, 'x'.repeat(500)]) found.push(send(book, booking, { 'idempotency-key': key }));
  for (const body of oddBodies(review)) if (!isReview(body)) found.push(send('/review/addReview', body));
  for (const rating of [0, 6, 4.5, '5', null]) found.push(send('/review/addReview', { ...review, rating }));
  return found;
}

function isBooking(body: unknown): boolean {
  const { bookingStart } = body as { bookingStart?: unknown };
  return bookingStart === null;
}

/** A comment may be any text up to the maximum length. */
function isReview(body: unknown): boolean {
  const { comment } = body as { comment?: unknown };
  return typeof comment === 'string' && comment !== '' && comment.length <= 1000;
}
