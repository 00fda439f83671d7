import type { RequestListener, ServerResponse } from 'node:http';
import { foldName } from '../../shared/places/foldName.ts';
import { fakeUpstream } from './fakeUpstream.ts';
import type { FakeUpstream } from './fakeUpstream.ts';

/** Faults that replace a response. */
export type NominatimFault = 'status 500' | 'status 429' | 'hangs' | 'half' | 'no JSON' | 'wrong shape';

export interface FakeNominatim extends FakeUpstream {
  /** Sets the fault of all further requests; null removes it. */
  failWith(fault: NominatimFault | null): void;
}

interface KnownPlace {
  osm_type: 'node' | 'way' | 'relation';
  osm_id: number;
  country: string;
  lat: number;
  lon: number;
  name: string;
  english?: string;
  address: Record<string, string>;
}

const known: KnownPlace[] = [
  place('relation', 935611, 57.7072, 11.967, 'Göteborg', { county: 'Västra Götalands län' }, 'Gothenburg'),
  place('node', 26165319, 58.5277, 13.4915, 'Götene', { county: 'Västra Götalands län' }),
  place('node', 26165320, 58.5277, 13.4916, 'Götene', { county: 'Västra Götalands län' }),
  place('relation', 305455, 59.8586, 17.6389, 'Uppsala', { county: 'Uppsala län' }),
  place('relation', 398021, 59.3251, 18.0711, 'Stockholm', { city: 'Stockholm', county: 'Stockholms län' }),
  place('way', 4711, 59.8601, 17.6402, '', {
    house_number: '12',
    road: 'Stålgatan',
    city: 'Uppsala',
    county: 'Uppsala län',
  }),
  { ...place('relation', 406091, 59.9133, 10.739, 'Oslo', { county: 'Oslo' }), country: 'no' },
];

function place(
  osm_type: KnownPlace['osm_type'],
  osm_id: number,
  lat: number,
  lon: number,
  name: string,
  address: Record<string, string>,
  english?: string,
): KnownPlace {
  return { osm_type, osm_id, country: 'se', lat, lon, name, address, ...(english ? { english } : {}) };
}

function shown({ country: _country, english, lat, lon, ...rest }: KnownPlace, language: string | null): object {
  const name = (language === 'en' && english) || rest.name;
  const label = [name || rest.address['road'], ...Object.values(rest.address), 'Sverige'].join(', ');
  return {
    place_id: rest.osm_id + 1,
    ...rest,
    name,
    lat: String(lat),
    lon: String(lon),
    display_name: label,
    rank: 16,
  };
}

/** A postcode is a result without a map object. */
const postcode = {
  place_id: 1,
  lat: '59.86',
  lon: '17.64',
  name: '754 50',
  display_name: '754 50, Uppsala',
  address: {},
};

const answerAsAsked: RequestListener = ({ url = '' }, response) => {
  const { pathname, searchParams: query } = new URL(url, 'http://nominatim.example');
  const language = query.get('accept-language');
  if (pathname === '/search') {
    const wanted = foldName(query.get('q') ?? '');
    const found = known.filter(
      ({ country, name, english, address }) =>
        country === query.get('countrycodes') &&
        [name, english ?? '', address['road'] ?? ''].some((text) => text && foldName(text).startsWith(wanted)),
    );
    const postcodes = wanted.startsWith('7') ? [postcode] : [];
    send(response, [...found.map((one) => shown(one, language)), ...postcodes].slice(0, Number(query.get('limit'))));
  } else if (pathname === '/lookup') {
    const [letter, id] = [query.get('osm_ids')?.[0], Number(query.get('osm_ids')?.slice(1))];
    const found = known.filter(({ osm_type, osm_id }) => osm_type[0]?.toUpperCase() === letter && osm_id === id);
    send(
      response,
      found.map((one) => shown(one, language)),
    );
  } else if (pathname === '/reverse') {
    const near = known.find(
      ({ lat, lon }) => Math.hypot(lat - Number(query.get('lat')), lon - Number(query.get('lon'))) < 0.5,
    );
    // The town is found before the building.
    send(response, near ? shown(near, language) : { error: 'Unable to geocode' });
  } else {
    response.writeHead(404).end();
  }
};

function send(response: ServerResponse, answer: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}

const faults: Record<NominatimFault, RequestListener> = {
  'status 500': (_request, response) => response.writeHead(500).end('oops'),
  'status 429': (_request, response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  hangs: () => undefined,
  half: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
    response.write('[{"osm_type": "node", ');
    response.destroy();
  },
  'no JSON': (_request, response) => response.end('<html>Bandwidth limit exceeded</html>'),
  'wrong shape': (_request, response) => send(response, [{ osm_type: 'node', osm_id: 1, lat: 59, display_name: 'X' }]),
};

/** Starts a place search with Nominatim's API that knows half a dozen places. */
export async function fakeNominatim(): Promise<FakeNominatim> {
  const upstream = await fakeUpstream();
  upstream.answerWith(answerAsAsked);
  return {
    ...upstream,
    failWith: (fault) => upstream.answerWith(fault ? faults[fault] : answerAsAsked),
  };
}
