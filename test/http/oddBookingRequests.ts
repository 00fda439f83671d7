import type { BookingRequest } from '../../shared/booking/BookingTypes.ts';

export interface OddRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Part of every generated text; it must not reach a log. */
export const marker = 'Zzyzx';

const root = '/api/mechmate';
const json = { 'content-type': 'application/json' };

/** Invalid as registration numbers in every notation. */
const oddPlates = [
  "ABC123'--",
  `${marker}1234`,
  'ABC1234567',
  '../../etc/passwd',
  '\0',
  'ABC\u0000123',
  '<script>',
  '😀',
  '-1',
  '__proto__',
  'a'.repeat(6000),
  '٣٣٣٣٣٣',
].map(encodeURIComponent);
const brokenEncodings = ['%E0%A4%A', '%', '%00%', '%ff%fe'];
const oddTexts = ['', ' ', `${marker}'--`, `${marker}\0`, '__proto__', 'constructor', `../${marker}`, 'x'.repeat(5000)];
const oddNumbers = ['', 'abc', 'NaN', 'Infinity', '1e400', '-191', '0x10', '99999999999999999999', '1,5', '\0'];
const oddDates = ['2020-01-01', '2026-02-30', '9999-12-31', '0000-00-00', '2026-13-01', '26-11-23', marker, '', '\0'];
const manyCodes = Array.from({ length: 500 }, (_none, at) => `code${String(at)}`).join(',');
const oddCodes = ['', ',', ',,', `${marker}'--`, `a,b\0`, manyCodes, 'x'.repeat(9000)];

const get = (path: string): OddRequest => ({ method: 'GET', path: root + path, headers: {} });
const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** Returns requests about cars, each with one invalid value. */
export function oddQuestions({ plate, departmentId, code }: { plate: string; departmentId: string; code: string }) {
  const services = `serviceOfferings=${code}`;
  const found: OddRequest[] = [...oddPlates, ...brokenEncodings].flatMap((odd) => [
    get(`/car/${odd}`),
    get(`/services/${odd}?lat=59&lng=18`),
    get(`/addons/${odd}?lat=59&lng=18`),
    get(`/prices/${odd}/1/${departmentId}?${services}`),
    get(`/timeslots/from/${odd}/${departmentId}/2026-11-23T00:00:00/?${services}`),
  ]);
  for (const odd of [...oddNumbers, '181']) {
    found.push(get(`/services/${plate}?${query({ lat: odd, lng: '18' })}`));
    found.push(get(`/addons/${plate}?${query({ lat: '59', lng: odd })}`));
    found.push(get(`/prices/${plate}/${encodeURIComponent(odd) || '0'}x/${departmentId}?${services}`));
  }
  for (const odd of oddTexts.filter((text) => text.trim() !== '')) {
    const department = encodeURIComponent(odd);
    found.push(get(`/prices/${plate}/1/${department}?${services}`));
    found.push(get(`/timeslots/from/${plate}/${department}/2026-11-23T00:00:00/?${services}`));
    found.push(get(`/authorized-workshop/${encodeURIComponent(`${odd}<'`)}`));
  }
  for (const odd of oddDates) {
    found.push(get(`/timeslots/from/${plate}/${departmentId}/${encodeURIComponent(odd)}T00:00:00/?${services}`));
  }
  for (const odd of oddCodes) {
    found.push(
      get(`/timeslots/from/${plate}/${departmentId}/2026-11-24T00:00:00/?${query({ serviceOfferings: odd })}`),
    );
    found.push(get(`/prices/${plate}/1/${departmentId}?${query({ serviceOfferings: odd })}`));
  }
  const closest = { regNo: plate, serviceOfferings: code, latitude: '59', longitude: '18' };
  const searched = (change: Record<string, string>, headers = {}): void => {
    found.push({ ...get(`/departments/closestAvailable?${query({ ...closest, ...change })}`), headers });
  };
  for (const odd of oddNumbers) {
    searched({ latitude: odd });
    searched({ longitude: odd });
  }
  for (const odd of oddCodes) searched({ serviceOfferings: odd });
  for (const regNo of [`${marker}'--`, '', '\0', 'x'.repeat(5000)]) searched({ regNo });
  for (const odd of oddTexts.filter((text) => text.trim() !== '' && !/^(__proto__|constructor)$/.test(text))) {
    searched({ cursor: odd });
    searched({ sort: odd });
    searched({ [marker + odd.slice(0, 9)]: 'more' });
  }
  searched({}, { 'last-event-id': `${marker}'--` });
  for (const name of Object.keys(closest)) {
    const given = Object.entries(closest).filter(([key]) => key !== name);
    found.push(get(`/departments/closestAvailable?${query(Object.fromEntries(given))}`));
    found.push(get(`/departments/closestAvailable?${query(closest)}&${name}=${marker}`));
  }
  return found;
}

/** Never valid, in any field. */
const oddValues: unknown[] = [-1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], [marker], { [marker]: 1 }];
const oddStrings = [
  `\0${marker}`,
  `${marker}${'x'.repeat(10_000)}`,
  `<script>${marker}`,
  `${marker}'; drop table bookings; --`,
];
/** Free texts, which may be anything up to the maximum length. */
const freeTexts = ['freeText', 'userInput', 'firstName', 'lastName'];

/** Returns copies of a body, each with one invalid value or one unknown key. */
export function oddBodies(good: unknown): unknown[] {
  const found: unknown[] = [];
  const change = (edit: (copy: unknown) => void): void => {
    const copy = structuredClone(good);
    edit(copy);
    found.push(copy);
  };
  const walk = (value: unknown, path: string[]): void => {
    const name = path.at(-1) ?? '';
    if (name !== '') {
      const values = freeTexts.includes(name) ? oddValues : [...oddValues, ...oddStrings, true];
      for (const odd of [...values, undefined]) change((copy) => setAt(copy, path, odd));
      if (name !== 'mileage') change((copy) => setAt(copy, path, null));
      if (freeTexts.includes(name)) change((copy) => setAt(copy, path, 'x'.repeat(300)));
    }
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      for (const key of ['constructor', 'prototype', 'toString', marker]) {
        change((copy) => setAt(copy, [...path, key], marker));
      }
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
  };
  walk(good, []);
  return found;
}

function setAt(target: unknown, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  const holder = target as Record<string, unknown>;
  if (rest.length > 0) setAt(holder[key], rest, value);
  else if (value === undefined) Reflect.deleteProperty(holder, key);
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Returns invalid bookings, each with one fault. */
export function oddBookings(good: BookingRequest): OddRequest[] {
  const post = (body: string, headers: Record<string, string> = json): OddRequest => ({
    method: 'POST',
    path: `${root}/book`,
    headers,
    body,
  });
  const change = (more: object): OddRequest => post(JSON.stringify({ ...good, ...more }));
  const service = good.serviceOfferingRequests[0];
  const key = (value: string) => ({ ...json, 'idempotency-key': value });
  const bare = { path: `${root}/book`, headers: {} };
  return [
    ...oddBodies(good).map((body) => post(JSON.stringify(body))),
    ...oddDates.flatMap((date) => [change({ timeSlot: `${date}T09:30:00` }), change({ timeSlot: date })]),
    ...['T24:00:00', 'T09:60:00', 'T09:30:30', 'T09:30:00Z', 'T09:30:00+01:00', 'T09:31:00', 'T03:00:00'].map((time) =>
      change({ timeSlot: good.timeSlot.slice(0, 10) + time }),
    ),
    change({ isFullDay: true, timeSlot: `${good.timeSlot.slice(0, 10)}T09:00:00` }),
    change({ departmentId: 'nowhere' }),
    change({ registrationNumber: `${marker}'--` }),
    change({ serviceOfferingRequests: Array.from({ length: 500 }, () => service) }),
    change({
      serviceOfferingRequests: Array.from({ length: 500 }, (_none, at) => ({ ...service, kobraId: `c${String(at)}` })),
    }),
    change({ serviceOfferingRequests: [service, service] }),
    change({ serviceOfferingRequests: [] }),
    change({ freeText: marker.repeat(2_000_000) }),
    ...[
      '[]',
      '{}',
      'null',
      '1',
      `"${marker}"`,
      '',
      '{',
      `{"a":${'['.repeat(9000)}`,
      `{"__proto__":{"${marker}":1}}`,
    ].map((body) => post(body)),
    post(JSON.stringify(good), { 'content-type': 'text/plain' }),
    post(JSON.stringify(good), {}),
    post(query({ departmentId: marker }), { 'content-type': 'application/x-www-form-urlencoded' }),
    post(JSON.stringify(good), { ...json, 'content-encoding': marker }),
    post(JSON.stringify(good), { ...json, 'content-encoding': 'gzip' }),
    post(JSON.stringify(good), { ...json, 'content-type': `application/json; charset=${marker}` }),
    ...['', '1', marker, `${marker}'--`, 'x'.repeat(500)].map((value) => post(JSON.stringify(good), key(value))),
    post(JSON.stringify(good), { ...json, 'sec-fetch-site': 'cross-site' }),
    ...['GET', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ ...bare, method })),
  ];
}

/** Returns requests with invalid links. */
export function oddLinks(): OddRequest[] {
  const post = (name: string, body: unknown): OddRequest => ({
    method: 'POST',
    path: `${root}/bookings/${name}`,
    headers: json,
    body: JSON.stringify(body),
  });
  const link = 'A'.repeat(48);
  const links = [link, marker, '', '\0', `${marker}'--`, 'x'.repeat(9000), 7, null, [link], { link }];
  return [
    ...['view', 'cancel', 'calendar', 'offers', 'services'].flatMap((name) =>
      links.map((odd) => post(name, { link: odd })),
    ),
    ...links.map((odd) => post('timeslots', { link: odd, from: '2026-11-24' })),
    ...oddDates.map((from) => post('timeslots', { link, from })),
    ...oddDates.map((date) => post('move', { link, timeSlot: `${date}T09:30:00`, isFullDay: false })),
    ...oddBodies({ link, timeSlot: '2026-11-24T09:30:00', isFullDay: false }).map((body) => post('move', body)),
    ...['view', 'move', 'cancel', 'offers', 'services', 'timeslots', 'calendar', marker].map((name) =>
      get(`/bookings/${name}`),
    ),
  ];
}
