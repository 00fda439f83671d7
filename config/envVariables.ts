import { isIP } from 'node:net';
import Joi from 'joi';
import type { Env } from './env.ts';
import { pictureOrigin } from '../shared/kit/pictureOrigin.ts';

export interface EnvVariable {
  /** Purpose in one line. */
  meaning: string;
  /** Description of a valid value; ends the sentence "expected …". */
  expects: string;
  schema: Joi.Schema;
  /** Default value. */
  fallback: string | number | boolean | string[];
  /** A secret is never shown in errors or logs. */
  secret: boolean;
  example: string;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** Matches "10.0.0.0/8", "::1" or one of Express's named ranges. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (most < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

const trustProxy = Joi.string().custom((text: string) => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (!addresses.every(isProxyAddress)) throw new Error('not a proxy address');
  return addresses;
});

/** "https://pages.example.com" or "https://*.example.com", with an optional port. */
const originPattern = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

const origins = Joi.string().custom((text: string) => {
  const list = text.split(',').map((part) => part.trim());
  if (!list.every((origin) => originPattern.test(origin))) throw new Error('not an origin');
  return list.map((origin) => origin.toLowerCase());
});

const pictureHosts = Joi.string().custom((text: string) => {
  const list = text.split(',').map((part) => part.trim().toLowerCase());
  if (list.some((entry) => pictureOrigin(entry) === null)) throw new Error('not a host name');
  return list;
});

/** Validates a tile URL: "https://tiles.example/{z}/{x}/{y}.png", optionally with {s} and {r}. */
function tileAddress(text: string): string {
  const filled = text.replaceAll(/\{[zxysr]\}/g, '0');
  if (
    !['{z}', '{x}', '{y}'].every((mark) => text.includes(mark)) ||
    !/^https?:\/\/[\w.:-]+\/[^\s'";{}]*$/i.test(filled)
  ) {
    throw new Error('not a tile address');
  }
  return text;
}

const variable = (
  schema: Joi.Schema,
  rest: Omit<EnvVariable, 'schema' | 'secret'> & { secret?: true },
): EnvVariable => ({
  schema,
  secret: false,
  ...rest,
});

/** Every variable of the environment, in the order in which .env.example shows them. */
export const envVariables: Record<keyof Env, EnvVariable> = {
  NODE_ENV: variable(Joi.string().valid('production', 'development', 'test'), {
    meaning: 'How the libraries behave: fast in production, talkative in development.',
    expects: 'production, development or test',
    fallback: 'production',
    example: 'production',
  }),
  PORT: variable(Joi.number().port(), {
    meaning: 'The port that the server listens on; 0 takes any free one.',
    expects: 'a port number, 0 to 65535',
    fallback: 3000,
    example: '3000',
  }),
  HOST: variable(Joi.alternatives(Joi.string().ip({ cidr: 'forbidden' }), Joi.string().hostname()), {
    meaning: 'The address that the server listens on; 127.0.0.1 keeps it to this machine.',
    expects: 'an IP address or a host name',
    fallback: '0.0.0.0',
    example: '0.0.0.0',
  }),
  LOG_LEVEL: variable(Joi.string().valid(...logLevels), {
    meaning: 'The least serious lines that are logged.',
    expects: `one of ${logLevels.join(', ')}`,
    fallback: 'info',
    example: 'info',
  }),
  GROUP: variable(Joi.string(), {
    meaning: 'The group to serve: the name of a folder in groups/, or a path; without it the only one in groups/.',
    expects: 'the name of a folder in groups/, or a path',
    fallback: '',
    example: 'fjord',
  }),
  DEFAULT_SITE: variable(Joi.string(), {
    meaning: "The site shown at localhost, and where UNKNOWN_HOSTS=redirect leads; without it the group's first one.",
    expects: 'the name of a site of the group',
    fallback: '',
    example: 'fjord-bil',
  }),
  DEMO_DATA: variable(Joi.string().valid('auto', 'on', 'off'), {
    meaning:
      'Whether the invented customers and vehicles of a demo group are served; auto leaves them out once DATABASE_URL or SMTP_URL is set.',
    expects: 'auto, on or off',
    fallback: 'auto',
    example: 'auto',
  }),
  TRUST_PROXY: variable(trustProxy, {
    meaning: 'The proxies in front whose x-forwarded-* headers are believed; none by default.',
    expects: 'a number of proxies, or IP addresses and ranges with commas between',
    fallback: false,
    example: '10.0.0.0/8, 127.0.0.1',
  }),
  UNKNOWN_HOSTS: variable(Joi.string().valid('refuse', 'redirect'), {
    meaning:
      'Requests for a host that no site has: refuse answers them with 421, redirect leads them to the default site (docs/http.md).',
    expects: 'refuse or redirect',
    fallback: 'refuse',
    example: 'refuse',
  }),
  HSTS_SUBDOMAINS: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning:
      'Browsers use HTTPS for every subdomain of the sites too, for a year; 1 only where every subdomain is served by HTTPS.',
    expects: '1 or 0',
    fallback: false,
    example: '1',
  }),
  CONTENT_DIR: variable(Joi.string(), {
    meaning: "The folder of pages, texts and media, from the project's root; without it the group's own.",
    expects: 'the path of a folder',
    fallback: '',
    example: 'groups/fjord/content',
  }),
  EDGE_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: "The content platform's GraphQL address; without it content comes from CONTENT_DIR.",
    expects: 'an http or https address',
    fallback: '',
    example: 'https://edge.example/api/graphql/v1',
  }),
  EDGE_API_KEY: variable(
    Joi.string().when('EDGE_ENDPOINT', {
      is: Joi.string().min(1).required(),
      then: Joi.when('EDGE_CONTEXT_ID', { not: Joi.string().min(1).required(), then: Joi.required() }),
    }),
    {
      meaning:
        'With EDGE_ENDPOINT: the key sent there. Without: the key that opens our own content endpoint ("development" while developing; closed in production when not set).',
      expects: 'the key of the content platform (with EDGE_ENDPOINT either this or EDGE_CONTEXT_ID is needed)',
      fallback: '',
      secret: true,
      example: 'the-key-of-the-platform',
    },
  ),
  EDGE_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'The request header that carries EDGE_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'sc_apikey',
    example: 'sc_apikey',
  }),
  EDGE_CONTEXT_ID: variable(Joi.string(), {
    meaning: 'The context id for EDGE_ENDPOINT, in place of a key; sent as x-sitecore-contextid.',
    expects: 'the context id of the content platform',
    fallback: '',
    secret: true,
    example: 'the-context-id-of-the-platform',
  }),
  EDGE_PREVIEW_KEY: variable(Joi.string().min(16), {
    meaning:
      'Opens drafts and editing metadata at our own content endpoint; while developing EDGE_API_KEY does. Not sent to EDGE_ENDPOINT.',
    expects: 'a secret of at least 16 characters',
    fallback: '',
    secret: true,
    example: 'another-long-random-text',
  }),
  EDGE_RATE_LIMIT: variable(Joi.number().integer().min(0).max(100_000), {
    meaning: 'Requests a second that our own content endpoint answers; 0 answers any number.',
    expects: 'a whole number, 0 to 100000',
    fallback: 80,
    example: '80',
  }),
  EDGE_COST_LIMIT: variable(Joi.number().integer().min(1).max(10_000_000), {
    meaning:
      'Points that a query to our own content endpoint may cost (docs/content-endpoint.md tells how they are counted).',
    expects: 'a whole number, 1 to 10000000',
    fallback: 10_000,
    example: '10000',
  }),
  EDITING_SECRET: variable(Joi.string().min(16), {
    meaning: "Opens editing: the content platform's editors send it, and people enter it at /editing. Closed without.",
    expects: 'a secret of at least 16 characters',
    fallback: '',
    secret: true,
    example: 'a-long-random-text',
  }),
  EDITING_ORIGINS: variable(origins, {
    meaning: 'Origins that may frame and call the editing addresses, beside the editors of the content platform.',
    expects: 'origins with commas between, such as https://pages.example.com or https://*.example.com',
    fallback: [],
    example: 'https://pages.example.com, https://*.editors.example.com',
  }),
  CONTENT_PUBLISHED_SECRET: variable(Joi.string().min(16), {
    meaning:
      'Opens POST /api/content/published, by which the content platform and npm run purge renew pages at once. Closed without.',
    expects: 'a secret of at least 16 characters',
    fallback: '',
    secret: true,
    example: 'another-long-random-text',
  }),
  PAGE_VIEW_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: "The content platform's event service, which counts page views after consent; without it none are sent.",
    expects: 'an http or https address',
    fallback: '',
    example: 'https://events.example/v1/page-views',
  }),
  PAGE_VIEW_API_KEY: variable(Joi.string(), {
    meaning: 'The key for PAGE_VIEW_ENDPOINT, sent as x-api-key.',
    expects: 'the key of the event service',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-event-service',
  }),
  JOTFORM_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: "The address of Jotform's API.",
    expects: 'an http or https address',
    fallback: 'https://eu-api.jotform.com',
    example: 'https://eu-api.jotform.com',
  }),
  JOTFORM_API_KEY: variable(Joi.string(), {
    meaning: 'The key for JOTFORM_ENDPOINT; without it every form has one built-in demo submission.',
    expects: 'the key of the forms provider',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-forms-provider',
  }),
  PLATFORM_ORIGIN: variable(
    Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .pattern(/^https?:\/\/[^/?#@]+$/i),
    {
      meaning: "Where the content platform's own addresses (its api and media) are forwarded to; without it, nowhere.",
      expects: 'an http or https address without a path',
      fallback: '',
      example: 'https://platform.example',
    },
  ),
  REDIRECT_STATUS: variable(Joi.number().valid(301, 308), {
    meaning: 'The status of permanent redirects; 308 keeps the method of the request.',
    expects: '308 or 301',
    fallback: 308,
    example: '308',
  }),
  SEARCH_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: 'The address of the search proxy; without it and SEARCH_URL searches are answered here, from STOCK_FEED.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://search.example/api/search',
  }),
  SEARCH_API_KEY: variable(
    Joi.string().when('SEARCH_ENDPOINT', { is: Joi.string().min(1).required(), then: Joi.required() }),
    {
      meaning: 'The key for SEARCH_ENDPOINT.',
      expects: 'the key of the search proxy (needed with SEARCH_ENDPOINT)',
      fallback: '',
      secret: true,
      example: 'the-key-of-the-search-proxy',
    },
  ),
  SEARCH_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'The request header that carries SEARCH_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  SEARCH_URL: variable(
    Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .when('SEARCH_ENDPOINT', { is: Joi.string().min(1).required(), then: Joi.forbidden() }),
    {
      meaning:
        'The address of OpenSearch, for a stock past one machine (docs/large-stock.md); "npm run search:index" fills it from STOCK_FEED.',
      expects: 'an http or https address, and no SEARCH_ENDPOINT beside it: one engine answers searches',
      fallback: '',
      secret: true, // May contain a name and password.
      example: 'https://opensearch.example:9200',
    },
  ),
  SEARCH_USERNAME: variable(Joi.string(), {
    meaning: 'The name that the website has at SEARCH_URL; without it nothing is sent.',
    expects: 'a user name of OpenSearch',
    fallback: '',
    example: 'forecourt',
  }),
  SEARCH_PASSWORD: variable(
    Joi.string().when('SEARCH_USERNAME', { is: Joi.string().min(1).required(), then: Joi.required() }),
    {
      meaning: 'The password of SEARCH_USERNAME.',
      expects: 'a password (needed with SEARCH_USERNAME)',
      fallback: '',
      secret: true,
      example: 'the-password-at-opensearch',
    },
  ),
  SEARCH_SHARDS: variable(Joi.number().integer().min(1).max(100), {
    meaning: 'The parts that "npm run search:index" splits each index into, so that several machines share a search.',
    expects: 'a whole number, 1 to 100',
    fallback: 1,
    example: '3',
  }),
  SEARCH_CACHE_BYTES: variable(Joi.number().integer().min(0).max(8_000_000_000), {
    meaning: 'Memory for answers of /api/search that are sent again until the stock changes; 0 keeps none.',
    expects: 'a whole number of bytes, 0 to 8000000000',
    fallback: 32_000_000,
    example: '32000000',
  }),
  SEARCH_RATE_LIMIT: variable(Joi.number().integer().min(0).max(1_000_000), {
    meaning:
      'Searches that one address may send in a minute through /api/search (a heavy visitor sends some hundred); 0 sets no limit, nor one for page views, embedded forms and map tiles.',
    expects: 'a whole number, 0 to 1000000',
    fallback: 600,
    example: '600',
  }),
  STOCK_FEED: variable(Joi.string(), {
    meaning:
      "The cars for sale, in place of the feed in group.yaml: a file (from the project's root) or an http(s) address; CSV, XML, JSON or NDJSON, also .gz.",
    expects: 'the path of a file, or an http or https address',
    fallback: '',
    example: 'https://stock.example/cars.csv',
  }),
  DEALERS_FEED: variable(Joi.string(), {
    meaning:
      "The dealers of all sites, in place of those in group.yaml: a file (from the project's root) or an http(s) address; YAML, CSV or NDJSON, also .gz; see docs/dealers.md.",
    expects: 'the path of a file, or an http or https address',
    fallback: '',
    example: 'groups/fjord/dealers.yaml',
  }),
  STOCK_MAPPING: variable(Joi.string(), {
    meaning:
      "How the columns of STOCK_FEED become the fields of a car (from the project's root); without it the mapping in group.yaml.",
    expects: 'the path of a mapping file',
    fallback: '',
    example: 'groups/fjord/feeds/cars.json',
  }),
  STOCK_PHOTOS: variable(Joi.string(), {
    meaning:
      "The folder of the cars' photos (from the project's root), in place of the one in group.yaml; the feed names them by addresses below /media/stock/, see docs/feeds.md.",
    expects: 'the path of a folder',
    fallback: '',
    example: 'groups/fjord/photos',
  }),
  STOCK_INTERVAL_MINUTES: variable(Joi.number().min(1).max(1440), {
    meaning: 'How often STOCK_FEED is read again, and DEALERS_FEED where it is an address.',
    expects: 'a number of minutes, 1 to 1440',
    fallback: 15,
    example: '15',
  }),
  STOCK_MIN_SHARE: variable(Joi.number().min(0).max(1), {
    meaning:
      'A new stock that has less than this share of the cars in service on any site is refused until an operator accepts it (npm run stock).',
    expects: 'a number from 0 (takes any stock) to 1',
    fallback: 0.5,
    example: '0.5',
  }),
  STOCK_PUSH_KEY: variable(Joi.string().min(16), {
    meaning:
      'Opens POST /api/stock, by which a system of the group changes single cars over the feed; see docs/feeds.md. Closed without, and no pushed car is served.',
    expects: 'a secret of at least 16 characters',
    fallback: '',
    secret: true,
    example: 'a-long-random-text-for-the-dealer-system',
  }),
  PLACES_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning:
      'A Nominatim-compatible service that finds places and addresses while visitors type (the public one forbids that use); without it towns come from a package.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://nominatim.example',
  }),
  PLACES_USER_AGENT: variable(
    Joi.string()
      .max(200)
      .when('PLACES_ENDPOINT', { is: Joi.string().min(1).required(), then: Joi.required() }),
    {
      meaning: 'Tells PLACES_ENDPOINT who asks; needed with it.',
      expects: 'a name and how to reach you, such as "Fjord Bil (web@fjordbil.example)"',
      fallback: '',
      example: 'Fjord Bil (web@fjordbil.example)',
    },
  ),
  PLACES_RATE_LIMIT: variable(Joi.number().min(1).max(1000), {
    meaning: 'Questions a second that PLACES_ENDPOINT is asked at most, by each process.',
    expects: 'a number, 1 to 1000',
    fallback: 1,
    example: '1',
  }),
  MAP_TILES: variable(Joi.string().custom(tileAddress), {
    meaning:
      'Map tiles of another host, which visitors are asked about before they load; without it this server draws simple ones itself.',
    expects: 'an http or https address with {z}, {x} and {y} in it',
    fallback: '',
    example: 'https://tiles.example/{z}/{x}/{y}.png',
  }),
  MAP_ATTRIBUTION: variable(
    Joi.string()
      .max(200)
      .when('MAP_TILES', { is: Joi.string().min(1).required(), then: Joi.required() }),
    {
      meaning: 'Who made the tiles of MAP_TILES, as shown on the map; needed with it.',
      expects: 'a short text',
      fallback: '',
      example: '© OpenStreetMap contributors',
    },
  ),
  DATABASE_URL: variable(Joi.string().uri({ scheme: ['postgres', 'postgresql'] }), {
    meaning:
      'PostgreSQL for leads, bookings and messages, which many processes share; without it they stand in DATA_DIR, for one machine.',
    expects: 'a postgres:// address with user, password and database',
    fallback: '',
    secret: true,
    example: 'postgres://forecourt:password@db.internal:5432/forecourt',
  }),
  DATA_DIR: variable(Joi.string(), {
    meaning: "The folder of the built-in database, from the project's root.",
    expects: 'the path of a folder that can be written',
    fallback: '.data',
    example: '.data',
  }),
  PAGE_CACHE_DIR: variable(Joi.string(), {
    meaning:
      "A folder, from the project's root, for the last good copies of pages and platform answers: they survive a restart. Off when not set.",
    expects: 'the path of a folder that can be written',
    fallback: '',
    example: '.data/copies',
  }),
  PAGE_CACHE_DIR_BYTES: variable(
    Joi.number()
      .integer()
      .min(16 * 1024 * 1024),
    {
      meaning: 'Bytes that PAGE_CACHE_DIR may hold; the oldest copies are removed first.',
      expects: 'a number of bytes, at least 16777216 (16 MB)',
      fallback: 512 * 1024 * 1024,
      example: '536870912',
    },
  ),
  COMHUB_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: 'Where leads are delivered; without it they are mailed to the seller (SMTP_URL), or kept.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://comhub.example.com/leads',
  }),
  COMHUB_API_KEY: variable(Joi.string(), {
    meaning: 'The key for COMHUB_ENDPOINT.',
    expects: 'the key of that service',
    fallback: '',
    secret: true,
    example: 'the-key-of-comhub',
  }),
  COMHUB_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'The header that carries COMHUB_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  LEAD_PHOTO_ORIGIN: variable(
    Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .pattern(/^https?:\/\/[^/?#@]+$/i),
    {
      meaning:
        'Where COMHUB_ENDPOINT can fetch the photos of leads: an address of this website; without it leads have no photos there.',
      expects: 'an http or https address without a path',
      fallback: '',
      example: 'https://www.fjordbil.example',
    },
  ),
  SMTP_URL: variable(Joi.string().uri({ scheme: ['smtp', 'smtps'] }), {
    meaning: 'The mail server; without it mails stay in the outbox.',
    expects: 'an smtp:// or smtps:// address, with user and password if it asks for them',
    fallback: '',
    secret: true,
    example: 'smtps://user:password@mail.example.com',
  }),
  MAIL_FROM: variable(Joi.string().email({ tlds: false }), {
    meaning: 'The sender of every mail; without it "web" at the host of the default site.',
    expects: 'a mail address',
    fallback: '',
    example: 'web@example.com',
  }),
  SMS_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning:
      'Where text messages are sent, as JSON (docs/tirehotel.md); without it they stay in the outbox ("npm run messages").',
    expects: 'an http or https address',
    fallback: '',
    secret: true, // Some providers include an account name or key.
    example: 'https://sms.example.com/messages',
  }),
  SMS_API_KEY: variable(Joi.string(), {
    meaning: 'The key for SMS_ENDPOINT.',
    expects: 'the key of that service',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-sms-service',
  }),
  SMS_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'The header that carries SMS_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  SMS_FROM: variable(Joi.string().pattern(/^([A-Za-z0-9 ]{1,11}|\+?[0-9]{3,15})$/), {
    meaning: "The sender of every text message; without it the group's name.",
    expects: 'a name of at most 11 letters, digits and blanks, or a number',
    fallback: '',
    example: 'Fjord Bil',
  }),
  LEADS_KEEP_DAYS: variable(Joi.number().integer().min(1).max(3650), {
    meaning: 'Days after which a delivered lead, and every sent message, loses its content.',
    expects: 'a number of days, 1 to 3650',
    fallback: 90,
    example: '90',
  }),
  FORMS_RATE_LIMIT: variable(Joi.number().integer().min(0).max(1_000_000), {
    meaning: 'Forms that one address may send in a minute; 0 sets no limit.',
    expects: 'a whole number, 0 to 1000000',
    fallback: 20,
    example: '20',
  }),
  CODEWEAVER_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: 'The finance provider that makes the quotes on English pages; without it they are calculated here.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://finance.example.com/api',
  }),
  CODEWEAVER_API_KEY: variable(Joi.string(), {
    meaning: 'The key for CODEWEAVER_ENDPOINT.',
    expects: 'the key of that service',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-finance-provider',
  }),
  CODEWEAVER_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'The header that carries CODEWEAVER_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  MECHMATE_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: "The workshops' booking system; without it bookings are made here, in the database.",
    expects: 'an http or https address',
    fallback: '',
    example: 'https://mechmate.example/api/mechmate',
  }),
  MECHMATE_API_KEY: variable(Joi.string(), {
    meaning: 'The key for MECHMATE_ENDPOINT.',
    expects: 'the key of that system',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-booking-system',
  }),
  MECHMATE_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'The header that carries MECHMATE_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  MECHMATE_HONOURS_KEYS: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning:
      'MECHMATE_ENDPOINT books once for an Idempotency-Key, however often it comes: a booking whose answer was lost is then sent again.',
    expects: '1 or 0',
    fallback: false,
    example: '0',
  }),
  BOOKING_CASES_MAIL: variable(Joi.string().email({ tlds: false }), {
    meaning:
      'Is told by mail, beside the workshop, of bookings at MECHMATE_ENDPOINT and TIREHOTEL_ENDPOINT of which nobody knows whether they were made.',
    expects: 'a mail address',
    fallback: '',
    example: 'booking@fjordbil.example',
  }),
  BOOKING_LINK_SECRET: variable(Joi.string().min(32), {
    meaning:
      'Signs the links by which customers see, move and cancel a booking; without it one is made at the first start and kept in the database. Another one closes every link that was sent.',
    expects: 'a secret of at least 32 characters',
    fallback: '',
    secret: true,
    example: 'a-random-text-of-at-least-32-characters',
  }),
  BOOKING_ORIGIN: variable(
    Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .pattern(/^https?:\/\/[^/?#@]+$/i),
    {
      meaning:
        'Where the links in mails about bookings of the default site lead; without it https and its first host, as on other sites.',
      expects: 'an http or https address without a path',
      fallback: '',
      example: 'https://www.fjordbil.example',
    },
  ),
  BOOKING_KEEP_DAYS: variable(Joi.number().integer().min(1).max(3650), {
    meaning: 'Days after its day on which a booking loses its personal data.',
    expects: 'a number of days, 1 to 3650',
    fallback: 90,
    example: '90',
  }),
  BOOKING_SMS: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning:
      'Customers of workshops with a mobile number get text messages too: confirmation, reminder (smsReminderHour in workshops.yaml), changes. Without SMS_ENDPOINT they stay in the outbox, for a day at most.',
    expects: '1 or 0',
    fallback: true,
    example: '0',
  }),
  TIREHOTEL_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning:
      'The tire hotel service, which sends the one-time codes itself; without it agreements, codes and wheel changes are kept here, in the database.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://tirehotel.example/api/tirehotel',
  }),
  TIREHOTEL_API_KEY: variable(Joi.string(), {
    meaning: 'The key for TIREHOTEL_ENDPOINT.',
    expects: 'the key of that service',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-tire-hotel',
  }),
  TIREHOTEL_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'The header that carries TIREHOTEL_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  TIREHOTEL_HONOURS_KEYS: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning:
      'TIREHOTEL_ENDPOINT books once for an Idempotency-Key, however often it comes: a wheel change whose answer was lost is then sent again.',
    expects: '1 or 0',
    fallback: false,
    example: '0',
  }),
  PICTURE_HOSTS: variable(pictureHosts, {
    meaning:
      'Hosts of photos in the stock feed and of pictures in content files. Their pictures are fetched, scaled and delivered from here; those of other hosts are not shown. A name is fetched by https from public addresses; an entry with http:// or https:// may be in your own network.',
    expects: 'names of hosts, or origins, with commas between, such as images.feed.example, http://10.0.0.5:8080',
    fallback: [],
    example: 'images.feed.example, http://10.0.0.5:8080',
  }),
  PICTURE_CACHE_BYTES: variable(Joi.number().integer().min(0).max(1_000_000_000_000), {
    meaning:
      'Disk space below DATA_DIR for scaled pictures, the least recently used removed first; 0 keeps none and makes each picture on every request.',
    expects: 'a number of bytes, 0 to 1000000000000',
    fallback: 1_073_741_824,
    example: '1073741824',
  }),
  PAGE_CACHE_BYTES: variable(Joi.number().integer().min(0).max(8_000_000_000), {
    meaning: 'Memory for rendered pages, which are served for a minute without rendering them again; 0 keeps none.',
    expects: 'a number of bytes, 0 to 8000000000',
    fallback: 134_217_728,
    example: '134217728',
  }),
  RENDER_CONCURRENCY: variable(Joi.number().integer().min(0).max(1000), {
    meaning:
      'Pages and searches that this process works on at the same time; further ones wait or are refused (docs/overload.md). 0 refuses none.',
    expects: 'a whole number, 0 to 1000',
    fallback: 32,
    example: '32',
  }),
  RENDER_QUEUE_MS: variable(Joi.number().integer().min(50).max(60_000), {
    meaning: 'How long a page may wait to be started; a page that would wait longer is refused at once (503).',
    expects: 'a whole number of milliseconds, 50 to 60000',
    fallback: 500,
    example: '500',
  }),
  RENDER_MAX_LOOP_DELAY_MS: variable(Joi.number().integer().min(0).max(60_000), {
    meaning: 'Delay of the event loop above which pages are refused at once (503); 0 refuses none for this reason.',
    expects: 'a whole number of milliseconds, 0 to 60000',
    fallback: 200,
    example: '200',
  }),
  DRAIN_SECONDS: variable(Joi.number().min(0).max(600), {
    meaning:
      'How long a process that is told to stop (SIGTERM) goes on taking requests while /readyz says 503, so that load balancers send no more.',
    expects: 'a number of seconds, 0 to 600',
    fallback: 5,
    example: '5',
  }),
  SHUTDOWN_GRACE_SECONDS: variable(Joi.number().min(0).max(600), {
    meaning: 'How long requests under way may take to finish after that; the process ends two seconds later at most.',
    expects: 'a number of seconds, 0 to 600',
    fallback: 8,
    example: '8',
  }),
  MAX_CONNECTIONS: variable(Joi.number().integer().min(10).max(1_000_000), {
    meaning: 'Connections that a process keeps open; further ones are closed on arrival.',
    expects: 'a whole number, 10 to 1000000',
    fallback: 10_000,
    example: '10000',
  }),
  WEB_CONCURRENCY: variable(
    Joi.number()
      .integer()
      .min(1)
      .max(64)
      .when('DATABASE_URL', { not: Joi.string().min(1).required(), then: Joi.valid(1) }),
    {
      meaning: 'Processes that serve on this machine, sharing the port; one per core is usual (docs/http.md).',
      expects:
        'a whole number, 1 to 64; more than 1 only with DATABASE_URL, because only PostgreSQL counts the limits of all processes together',
      fallback: 1,
      example: '4',
    },
  ),
  METRICS_PORT: variable(Joi.number().port(), {
    meaning:
      'Serves metrics for Prometheus at /metrics on this port; without it none are served. 0 takes any free port.',
    expects: 'a port number, 0 to 65535',
    fallback: false,
    example: '9464',
  }),
  METRICS_HOST: variable(Joi.alternatives(Joi.string().ip({ cidr: 'forbidden' }), Joi.string().hostname()), {
    meaning: 'The address that METRICS_PORT listens on. Visitors must not reach it: metrics tell how busy a site is.',
    expects: 'an IP address or a host name',
    fallback: '127.0.0.1',
    example: '127.0.0.1',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning:
      'The OpenTelemetry collector that traces are sent to (OTLP over HTTP, /v1/traces below it); without it none are sent. The other OTEL_ variables of the SDK hold too.',
    expects: 'an http or https address',
    fallback: '',
    example: 'http://127.0.0.1:4318',
  }),
  OTEL_SERVICE_NAME: variable(Joi.string(), {
    meaning: 'The name of this service in traces.',
    expects: 'a name',
    fallback: 'forecourt',
    example: 'forecourt',
  }),
  FORECOURT_DEV: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning: 'Follow changes of content and reload open pages; set by npm run dev.',
    expects: '1 or 0',
    fallback: false,
    example: '0',
  }),
};
