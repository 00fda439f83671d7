import { isIP } from 'node:net';
import Joi from 'joi';
import { pictureOrigin } from '../shared/kit/pictureOrigin.ts';
import { feedAuthorizationForm, feedAuthorizationMeaning } from './readFeedAuthorization.ts';
import { hostKeyForm } from './hostKeyForm.ts';

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
export const envVariables = {
  NODE_ENV: variable(Joi.string().valid('production', 'development', 'test'), {
    meaning: 'Mode of the libraries: fast in production, verbose in development.',
    expects: 'production, development or test',
    fallback: 'production',
    example: 'production',
  }),
  PORT: variable(Joi.number().port(), {
    meaning: 'Port that the server listens on; 0 uses any free port.',
    expects: 'a port number, 0 to 65535',
    fallback: 3000,
    example: '3000',
  }),
  HOST: variable(Joi.alternatives(Joi.string().ip({ cidr: 'forbidden' }), Joi.string().hostname()), {
    meaning:
      'Address that the server listens on; the default is every address of the machine, 127.0.0.1 accepts connections from this machine only.',
    expects: 'an IP address or a host name',
    fallback: '',
    example: '127.0.0.1',
  }),
  LOG_LEVEL: variable(Joi.string().valid(...logLevels), {
    meaning: 'Minimum level of logged lines.',
    expects: `one of ${logLevels.join(', ')}`,
    fallback: 'info',
    example: 'info',
  }),
  GROUP_DIR: variable(Joi.string(), {
    meaning:
      "Folder of the group to serve, with its group.yaml; a relative path starts at the project's root. Its file .env is read too.",
    expects: 'the path of a folder with a group.yaml',
    fallback: '',
    example: '../fjord',
  }),
  GROUP: variable(Joi.string(), {
    meaning:
      'Without GROUP_DIR: the name of the folder in groups/ to serve; the default is the only group there, not counting a demo.',
    expects: 'the name of a folder in groups/',
    fallback: '',
    example: 'fjord',
  }),
  DEFAULT_SITE: variable(Joi.string(), {
    meaning: "Site at localhost, and target of UNKNOWN_HOSTS=redirect; the default is the group's first site.",
    expects: 'the name of a site of the group',
    fallback: '',
    example: 'fjord-bil',
  }),
  DEMO_DATA: variable(Joi.string().valid('auto', 'on', 'off'), {
    meaning:
      'Serves the invented customers and vehicles of a demo group; auto stops when DATABASE_URL or SMTP_URL is set.',
    expects: 'auto, on or off',
    fallback: 'auto',
    example: 'auto',
  }),
  TRUST_PROXY: variable(trustProxy, {
    meaning: 'Trusted proxies in front, whose x-forwarded-* headers are used; none by default.',
    expects: 'a number of proxies, or IP addresses and ranges with commas between',
    fallback: false,
    example: '10.0.0.0/8, 127.0.0.1',
  }),
  UNKNOWN_HOSTS: variable(Joi.string().valid('refuse', 'redirect'), {
    meaning:
      'Response to a host that belongs to no site: refuse returns 421, redirect redirects to the default site (docs/http.md).',
    expects: 'refuse or redirect',
    fallback: 'refuse',
    example: 'refuse',
  }),
  HSTS_SUBDOMAINS: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning:
      'Makes browsers use HTTPS for every subdomain of the sites too, for a year; set 1 only if every subdomain is served over HTTPS.',
    expects: '1 or 0',
    fallback: false,
    example: '1',
  }),
  CONTENT_DIR: variable(Joi.string(), {
    meaning: "Folder of pages, texts and media, relative to the project's root; the default is the group's own.",
    expects: 'the path of a folder',
    fallback: '',
    example: '../fjord/content',
  }),
  EDGE_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: "URL of the content platform's GraphQL API; without it, content comes from CONTENT_DIR.",
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
        'With EDGE_ENDPOINT: the key sent there. Without it: the key for our own content endpoint (by default "development" in development, closed in production).',
      expects: 'the key of the content platform (with EDGE_ENDPOINT either this or EDGE_CONTEXT_ID is needed)',
      fallback: '',
      secret: true,
      example: 'the-key-of-the-platform',
    },
  ),
  EDGE_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'Request header that carries EDGE_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'sc_apikey',
    example: 'sc_apikey',
  }),
  EDGE_CONTEXT_ID: variable(Joi.string(), {
    meaning: 'Context id for EDGE_ENDPOINT, instead of a key; sent as x-sitecore-contextid.',
    expects: 'the context id of the content platform',
    fallback: '',
    secret: true,
    example: 'the-context-id-of-the-platform',
  }),
  EDGE_PREVIEW_KEY: variable(Joi.string().min(16), {
    meaning:
      'Key for drafts and editing metadata at our own content endpoint; in development, EDGE_API_KEY works too. Not sent to EDGE_ENDPOINT.',
    expects: 'a secret of at least 16 characters',
    fallback: '',
    secret: true,
    example: 'another-long-random-text',
  }),
  EDGE_RATE_LIMIT: variable(Joi.number().integer().min(0).max(100_000), {
    meaning: 'Maximum requests per second to our own content endpoint; 0 disables the limit.',
    expects: 'a whole number, 0 to 100000',
    fallback: 80,
    example: '80',
  }),
  EDGE_COST_LIMIT: variable(Joi.number().integer().min(1).max(10_000_000), {
    meaning: 'Maximum cost of a query to our own content endpoint, in points (docs/content-endpoint.md explains them).',
    expects: 'a whole number, 1 to 10000000',
    fallback: 10_000,
    example: '10000',
  }),
  EDITING_SECRET: variable(Joi.string().min(16), {
    meaning:
      "Secret for editing: the content platform's editors send it, and people enter it at /editing. Without it, editing is disabled.",
    expects: 'a secret of at least 16 characters',
    fallback: '',
    secret: true,
    example: 'a-long-random-text',
  }),
  EDITING_ORIGINS: variable(origins, {
    meaning:
      'Origins that may frame and call the editing addresses, in addition to the editors of the content platform.',
    expects: 'origins with commas between, such as https://pages.example.com or https://*.example.com',
    fallback: [],
    example: 'https://pages.example.com, https://*.editors.example.com',
  }),
  CONTENT_PUBLISHED_SECRET: variable(Joi.string().min(16), {
    meaning:
      'Secret for POST /api/content/published, with which the content platform and npm run purge renew pages at once. Without it, the address is disabled.',
    expects: 'a secret of at least 16 characters',
    fallback: '',
    secret: true,
    example: 'another-long-random-text',
  }),
  PAGE_VIEW_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning:
      "URL of the content platform's event service, which counts page views after consent; without it, none are sent.",
    expects: 'an http or https address',
    fallback: '',
    example: 'https://events.example/v1/page-views',
  }),
  PAGE_VIEW_API_KEY: variable(Joi.string(), {
    meaning: 'Key for PAGE_VIEW_ENDPOINT, sent as x-api-key.',
    expects: 'the key of the event service',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-event-service',
  }),
  JOTFORM_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: "URL of Jotform's API.",
    expects: 'an http or https address',
    fallback: 'https://eu-api.jotform.com',
    example: 'https://eu-api.jotform.com',
  }),
  JOTFORM_API_KEY: variable(Joi.string(), {
    meaning: 'Key for JOTFORM_ENDPOINT; without it, a form has the answers in forms/<form id>.yaml of the content.',
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
      meaning:
        "Origin to which the content platform's own addresses (its api and media) are forwarded; without it, they are not forwarded.",
      expects: 'an http or https address without a path',
      fallback: '',
      example: 'https://platform.example',
    },
  ),
  REDIRECT_STATUS: variable(Joi.number().valid(301, 308), {
    meaning: 'Status of permanent redirects; 308 preserves the request method.',
    expects: '308 or 301',
    fallback: 308,
    example: '308',
  }),
  SEARCH_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: 'URL of the search proxy; without it and SEARCH_URL, the server itself searches STOCK_FEED.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://search.example/api/search',
  }),
  SEARCH_API_KEY: variable(
    Joi.string().when('SEARCH_ENDPOINT', { is: Joi.string().min(1).required(), then: Joi.required() }),
    {
      meaning: 'Key for SEARCH_ENDPOINT.',
      expects: 'the key of the search proxy (needed with SEARCH_ENDPOINT)',
      fallback: '',
      secret: true,
      example: 'the-key-of-the-search-proxy',
    },
  ),
  SEARCH_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'Request header that carries SEARCH_API_KEY.',
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
        'URL of OpenSearch, for a stock that is too large for one machine (docs/large-stock.md); "npm run search:index" fills it from STOCK_FEED.',
      expects: 'an http or https address, and no SEARCH_ENDPOINT set as well: one engine answers searches',
      fallback: '',
      secret: true, // May contain a name and password.
      example: 'https://opensearch.example:9200',
    },
  ),
  SEARCH_USERNAME: variable(Joi.string(), {
    meaning: 'User name of the website at SEARCH_URL; without it, no credentials are sent.',
    expects: 'a user name of OpenSearch',
    fallback: '',
    example: 'forecourt',
  }),
  SEARCH_PASSWORD: variable(
    Joi.string().when('SEARCH_USERNAME', { is: Joi.string().min(1).required(), then: Joi.required() }),
    {
      meaning: 'Password of SEARCH_USERNAME.',
      expects: 'a password (needed with SEARCH_USERNAME)',
      fallback: '',
      secret: true,
      example: 'the-password-at-opensearch',
    },
  ),
  SEARCH_SHARDS: variable(Joi.number().integer().min(1).max(100), {
    meaning: 'Number of shards per index of "npm run search:index", so that several machines share a search.',
    expects: 'a whole number, 1 to 100',
    fallback: 1,
    example: '3',
  }),
  SEARCH_CACHE_BYTES: variable(Joi.number().integer().min(0).max(8_000_000_000), {
    meaning:
      'Memory for cached responses of /api/search, which are used until the stock changes; 0 disables the cache.',
    expects: 'a whole number of bytes, 0 to 8000000000',
    fallback: 32_000_000,
    example: '32000000',
  }),
  SEARCH_RATE_LIMIT: variable(Joi.number().integer().min(0).max(1_000_000), {
    meaning:
      'Maximum searches through /api/search per client address and minute (a heavy visitor needs some hundred); 0 disables this limit and those for page views, embedded forms and map tiles.',
    expects: 'a whole number, 0 to 1000000',
    fallback: 600,
    example: '600',
  }),
  STOCK_FEED: variable(Joi.string(), {
    meaning:
      "Cars for sale, instead of the feed in group.yaml: a file or folder (relative to the project's root), or an http(s), sftp or ftps address (docs/feeds.md).",
    expects: 'a path, or an address that begins with https, http, sftp or ftps',
    fallback: '',
    example: 'https://stock.example/cars.csv',
  }),
  DEALERS_FEED: variable(Joi.string(), {
    meaning:
      "Dealers of all sites, instead of those in group.yaml: a file (relative to the project's root) or an http(s) address; YAML, CSV or NDJSON, optionally .gz (docs/dealers.md).",
    expects: 'the path of a file, or an http or https address',
    fallback: '',
    example: '../fjord/dealers.yaml',
  }),
  STOCK_MAPPING: variable(Joi.string(), {
    meaning:
      "Mapping from the columns of STOCK_FEED to car fields (relative to the project's root); the default is the mapping in group.yaml.",
    expects: 'the path of a mapping file',
    fallback: '',
    example: '../fjord/feeds/cars.json',
  }),
  STOCK_PHOTOS: variable(Joi.string(), {
    meaning:
      "Folder of the cars' photos (relative to the project's root), instead of the one in group.yaml; the feed refers to them by addresses below /media/stock/ (docs/feeds.md).",
    expects: 'the path of a folder',
    fallback: '',
    example: '../fjord/photos',
  }),
  STOCK_INTERVAL_MINUTES: variable(Joi.number().min(1).max(1440), {
    meaning: 'Interval between reads of STOCK_FEED, and of DEALERS_FEED if that is an address.',
    expects: 'a number of minutes, 1 to 1440',
    fallback: 15,
    example: '15',
  }),
  STOCK_FEED_AUTHORIZATION: variable(Joi.string().pattern(feedAuthorizationForm), {
    meaning:
      'Credentials for the address of the only stock feed, or of STOCK_FEED: a bearer token, a user name and a password, or a private key for SFTP; docs/feeds.md names those of several feeds.',
    expects: feedAuthorizationMeaning,
    fallback: '',
    secret: true,
    example: 'Bearer a-long-token-of-the-supplier',
  }),
  STOCK_FEED_HOST_KEY: variable(Joi.string().pattern(hostKeyForm), {
    meaning: 'Fingerprint of the host key of STOCK_FEED when that is an sftp address; any other key is refused.',
    expects: 'a fingerprint as "ssh-keygen -l" prints it, "SHA256:…"',
    fallback: '',
    example: 'SHA256:n0ZUqhxLs0TQh7Zy9rBfZr3bR4w5Vd1sVbq8m2pQkAc',
  }),
  STOCK_MAX_BYTES: variable(
    Joi.number()
      .integer()
      .min(1024 * 1024),
    {
      meaning: 'Maximum size of STOCK_FEED in bytes as it is transferred; a larger one is refused.',
      expects: 'a number of bytes, at least 1048576 (1 MB)',
      fallback: 512 * 1024 * 1024,
      example: '536870912',
    },
  ),
  STOCK_MIN_SHARE: variable(Joi.number().min(0).max(1), {
    meaning:
      'Minimum share of the cars in service: a new stock with fewer cars on any site is refused until an operator accepts it (npm run stock).',
    expects: 'a number from 0 (takes any stock) to 1',
    fallback: 0.5,
    example: '0.5',
  }),
  STOCK_PUSH_KEY: variable(Joi.string().min(16), {
    meaning:
      'Key for POST /api/stock, with which a system of the group changes single cars over the feed (docs/feeds.md). Without it, the address is disabled, and no pushed car is served.',
    expects: 'a secret of at least 16 characters',
    fallback: '',
    secret: true,
    example: 'a-long-random-text-for-the-dealer-system',
  }),
  PLACES_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning:
      'URL of a Nominatim-compatible service that finds places and addresses while visitors type (the public one forbids this); without it, towns come from a package.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://nominatim.example',
  }),
  PLACES_USER_AGENT: variable(
    Joi.string()
      .max(200)
      .when('PLACES_ENDPOINT', { is: Joi.string().min(1).required(), then: Joi.required() }),
    {
      meaning: 'Identifies you to PLACES_ENDPOINT; required with it.',
      expects: 'a name and how to reach you, such as "Fjord Bil (web@fjordbil.example)"',
      fallback: '',
      example: 'Fjord Bil (web@fjordbil.example)',
    },
  ),
  PLACES_RATE_LIMIT: variable(Joi.number().min(1).max(1000), {
    meaning: 'Maximum requests to PLACES_ENDPOINT per second and process.',
    expects: 'a number, 1 to 1000',
    fallback: 1,
    example: '1',
  }),
  MAP_TILES: variable(Joi.string().custom(tileAddress), {
    meaning:
      'URL of map tiles on another host, which load only with consent; without it, this server draws simple tiles itself.',
    expects: 'an http or https address with {z}, {x} and {y} in it',
    fallback: '',
    example: 'https://tiles.example/{z}/{x}/{y}.png',
  }),
  MAP_ATTRIBUTION: variable(
    Joi.string()
      .max(200)
      .when('MAP_TILES', { is: Joi.string().min(1).required(), then: Joi.required() }),
    {
      meaning: 'Attribution of MAP_TILES, shown on the map; required with it.',
      expects: 'a short text',
      fallback: '',
      example: '© OpenStreetMap contributors',
    },
  ),
  DATABASE_URL: variable(Joi.string().uri({ scheme: ['postgres', 'postgresql'] }), {
    meaning:
      'PostgreSQL database for leads, bookings and messages, shared by many processes; without it, they are stored in DATA_DIR, for one machine.',
    expects: 'a postgres:// address with user, password and database',
    fallback: '',
    secret: true,
    example: 'postgres://forecourt:password@db.internal:5432/forecourt',
  }),
  DATA_DIR: variable(Joi.string(), {
    meaning:
      "Folder of the built-in database, relative to the project's root; the default is .data in the folder of GROUP_DIR, else in the project's root.",
    expects: 'the path of a folder that can be written',
    fallback: '',
    example: '.data',
  }),
  LOOKS_DIR: variable(Joi.string(), {
    meaning:
      "Folder (relative to the project's root) for the style sheets and fonts that the server makes from the themes of the group.",
    expects: 'the path of a folder that can be written',
    fallback: 'dist/looks',
    example: '/var/cache/forecourt',
  }),
  PAGE_CACHE_DIR: variable(Joi.string(), {
    meaning:
      "Folder (relative to the project's root) for the last good copies of pages and platform responses, which survive a restart; without it, there are no copies.",
    expects: 'the path of a folder that can be written',
    fallback: '',
    example: '.data/copies',
  }),
  PAGE_CACHE_DIR_BYTES: variable(
    Joi.number()
      .integer()
      .min(16 * 1024 * 1024),
    {
      meaning: 'Maximum size of PAGE_CACHE_DIR in bytes; the oldest copies are removed first.',
      expects: 'a number of bytes, at least 16777216 (16 MB)',
      fallback: 512 * 1024 * 1024,
      example: '536870912',
    },
  ),
  COMHUB_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: 'URL to which leads are delivered; without it, they are mailed to the seller (SMTP_URL) or stored.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://comhub.example.com/leads',
  }),
  COMHUB_API_KEY: variable(Joi.string(), {
    meaning: 'Key for COMHUB_ENDPOINT.',
    expects: 'the key of that service',
    fallback: '',
    secret: true,
    example: 'the-key-of-comhub',
  }),
  COMHUB_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'Header that carries COMHUB_API_KEY.',
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
        'Origin of this website from which COMHUB_ENDPOINT can fetch the photos of leads; without it, leads are delivered there without photos.',
      expects: 'an http or https address without a path',
      fallback: '',
      example: 'https://www.fjordbil.example',
    },
  ),
  SMTP_URL: variable(Joi.string().uri({ scheme: ['smtp', 'smtps'] }), {
    meaning: 'Mail server; without it, mails stay in the outbox.',
    expects: 'an smtp:// or smtps:// address, with user and password if it asks for them',
    fallback: '',
    secret: true,
    example: 'smtps://user:password@mail.example.com',
  }),
  MAIL_FROM: variable(Joi.string().email({ tlds: false }), {
    meaning: 'Sender of every mail; the default is "web" at the host of the default site.',
    expects: 'a mail address',
    fallback: '',
    example: 'web@example.com',
  }),
  MAIL_RETURN_PATH: variable(Joi.string().email({ tlds: false }), {
    meaning: 'Mailbox that gets undeliverable mails back; the default is MAIL_FROM.',
    expects: 'a mail address',
    fallback: '',
    example: 'bounces@example.com',
  }),
  LEADS_FALLBACK_MAIL: variable(Joi.string().email({ tlds: false }), {
    meaning: 'Recipient of mailed leads that seller, department, dealer and site refuse; without it, they are dead.',
    expects: 'a mail address',
    fallback: '',
    example: 'web@example.com',
  }),
  SMS_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning:
      'URL to which text messages are posted, as JSON (docs/tirehotel.md); without it, they stay in the outbox ("npm run messages").',
    expects: 'an http or https address',
    fallback: '',
    secret: true, // Some providers include an account name or key.
    example: 'https://sms.example.com/messages',
  }),
  SMS_API_KEY: variable(Joi.string(), {
    meaning: 'Key for SMS_ENDPOINT.',
    expects: 'the key of that service',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-sms-service',
  }),
  SMS_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'Header that carries SMS_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  SMS_FROM: variable(Joi.string().pattern(/^([A-Za-z0-9 ]{1,11}|\+?[0-9]{3,15})$/), {
    meaning: "Sender of every text message; the default is the group's name.",
    expects: 'a name of at most 11 letters, digits and blanks, or a number',
    fallback: '',
    example: 'Fjord Bil',
  }),
  LEADS_KEEP_DAYS: variable(Joi.number().integer().min(1).max(3650), {
    meaning: 'Days after which the content of delivered leads and of sent messages is deleted.',
    expects: 'a number of days, 1 to 3650',
    fallback: 90,
    example: '90',
  }),
  FORMS_RATE_LIMIT: variable(Joi.number().integer().min(0).max(1_000_000), {
    meaning: 'Maximum forms per client address and minute; 0 disables the limit.',
    expects: 'a whole number, 0 to 1000000',
    fallback: 20,
    example: '20',
  }),
  CODEWEAVER_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: 'URL of the finance provider for quotes on English pages; without it, quotes are calculated here.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://finance.example.com/api',
  }),
  CODEWEAVER_API_KEY: variable(Joi.string(), {
    meaning: 'Key for CODEWEAVER_ENDPOINT.',
    expects: 'the key of that service',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-finance-provider',
  }),
  CODEWEAVER_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'Header that carries CODEWEAVER_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  MECHMATE_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning: "URL of the workshops' booking system; without it, the built-in engine stores bookings in the database.",
    expects: 'an http or https address',
    fallback: '',
    example: 'https://mechmate.example/api/mechmate',
  }),
  MECHMATE_API_KEY: variable(Joi.string(), {
    meaning: 'Key for MECHMATE_ENDPOINT.',
    expects: 'the key of that system',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-booking-system',
  }),
  MECHMATE_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'Header that carries MECHMATE_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  MECHMATE_HONOURS_KEYS: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning:
      'Set 1 if MECHMATE_ENDPOINT books once per Idempotency-Key, even if it is repeated: a booking whose response was lost is then sent again.',
    expects: '1 or 0',
    fallback: false,
    example: '0',
  }),
  BOOKING_CASES_MAIL: variable(Joi.string().email({ tlds: false }), {
    meaning:
      'Mail address that is notified, in addition to the workshop, of bookings at MECHMATE_ENDPOINT and TIREHOTEL_ENDPOINT whose outcome is unknown.',
    expects: 'a mail address',
    fallback: '',
    example: 'booking@fjordbil.example',
  }),
  BOOKING_LINK_SECRET: variable(Joi.string().min(32), {
    meaning:
      'Signs the links with which customers see, move and cancel a booking; without it, a secret is created at the first start and stored in the database. A new secret invalidates every link that was sent.',
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
        'Origin of links in mails about bookings of the default site; the default is https and its first host, as on other sites.',
      expects: 'an http or https address without a path',
      fallback: '',
      example: 'https://www.fjordbil.example',
    },
  ),
  BOOKING_KEEP_DAYS: variable(Joi.number().integer().min(1).max(3650), {
    meaning: 'Days after its day on which the personal data of a booking is deleted.',
    expects: 'a number of days, 1 to 3650',
    fallback: 90,
    example: '90',
  }),
  BOOKING_SMS: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning:
      'Sends text messages to workshop customers with a mobile number: confirmation, reminder (smsReminderHour in workshops.yaml), changes. Without SMS_ENDPOINT, they stay in the outbox, for a day at most.',
    expects: '1 or 0',
    fallback: true,
    example: '0',
  }),
  TIREHOTEL_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning:
      'URL of the tire hotel service, which sends the one-time codes itself; without it, agreements, codes and wheel changes are stored here, in the database.',
    expects: 'an http or https address',
    fallback: '',
    example: 'https://tirehotel.example/api/tirehotel',
  }),
  TIREHOTEL_API_KEY: variable(Joi.string(), {
    meaning: 'Key for TIREHOTEL_ENDPOINT.',
    expects: 'the key of that service',
    fallback: '',
    secret: true,
    example: 'the-key-of-the-tire-hotel',
  }),
  TIREHOTEL_API_KEY_HEADER: variable(Joi.string().pattern(/^[A-Za-z0-9_-]+$/), {
    meaning: 'Header that carries TIREHOTEL_API_KEY.',
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    example: 'x-api-key',
  }),
  TIREHOTEL_HONOURS_KEYS: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning:
      'Set 1 if TIREHOTEL_ENDPOINT books once per Idempotency-Key, even if it is repeated: a wheel change whose response was lost is then sent again.',
    expects: '1 or 0',
    fallback: false,
    example: '0',
  }),
  PICTURE_HOSTS: variable(pictureHosts, {
    meaning:
      'Hosts of photos in the stock feed and of pictures in content files. Their pictures are fetched, scaled and served from here; those of other hosts are not shown. A host is fetched over https from public addresses; an entry with http:// or https:// may be in your own network.',
    expects: 'names of hosts, or origins, with commas between, such as images.feed.example, http://10.0.0.5:8080',
    fallback: [],
    example: 'images.feed.example, http://10.0.0.5:8080',
  }),
  PICTURE_CACHE_BYTES: variable(Joi.number().integer().min(0).max(1_000_000_000_000), {
    meaning:
      'Disk space below DATA_DIR for scaled pictures, the least recently used removed first; 0 disables the cache, so that each picture is scaled on every request.',
    expects: 'a number of bytes, 0 to 1000000000000',
    fallback: 1_073_741_824,
    example: '1073741824',
  }),
  PAGE_CACHE_BYTES: variable(Joi.number().integer().min(0).max(8_000_000_000), {
    meaning:
      'Memory for rendered pages, which are served for a minute without rendering them again; 0 disables the cache.',
    expects: 'a number of bytes, 0 to 8000000000',
    fallback: 134_217_728,
    example: '134217728',
  }),
  RENDER_CONCURRENCY: variable(Joi.number().integer().min(0).max(1000), {
    meaning:
      'Maximum concurrent pages and searches of this process; further ones wait or are refused (docs/overload.md). 0 disables the limit.',
    expects: 'a whole number, 0 to 1000',
    fallback: 32,
    example: '32',
  }),
  RENDER_QUEUE_MS: variable(Joi.number().integer().min(50).max(60_000), {
    meaning: 'Maximum wait of a page before its render starts; a page that would wait longer is refused at once (503).',
    expects: 'a whole number of milliseconds, 50 to 60000',
    fallback: 500,
    example: '500',
  }),
  RENDER_MAX_LOOP_DELAY_MS: variable(Joi.number().integer().min(0).max(60_000), {
    meaning: 'Delay of the event loop above which pages are refused at once (503); 0 disables this check.',
    expects: 'a whole number of milliseconds, 0 to 60000',
    fallback: 200,
    example: '200',
  }),
  DRAIN_SECONDS: variable(Joi.number().min(0).max(600), {
    meaning:
      'Time after SIGTERM in which a process still accepts requests while /readyz returns 503, so that load balancers stop sending.',
    expects: 'a number of seconds, 0 to 600',
    fallback: 5,
    example: '5',
  }),
  SHUTDOWN_GRACE_SECONDS: variable(Joi.number().min(0).max(600), {
    meaning: 'Time after that for open requests to finish; the process ends at most two seconds later.',
    expects: 'a number of seconds, 0 to 600',
    fallback: 8,
    example: '8',
  }),
  MAX_CONNECTIONS: variable(Joi.number().integer().min(10).max(1_000_000), {
    meaning: 'Maximum open connections of a process; further ones are closed on arrival.',
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
      meaning: 'Number of processes on this machine, sharing the port; one per core is usual (docs/http.md).',
      expects:
        'a whole number, 1 to 64; more than 1 only with DATABASE_URL, because only PostgreSQL counts the limits of all processes together',
      fallback: 1,
      example: '4',
    },
  ),
  METRICS_PORT: variable(Joi.number().port(), {
    meaning: 'Port for Prometheus metrics at /metrics; without it, none are served. 0 uses any free port.',
    expects: 'a port number, 0 to 65535',
    fallback: false,
    example: '9464',
  }),
  METRICS_HOST: variable(Joi.alternatives(Joi.string().ip({ cidr: 'forbidden' }), Joi.string().hostname()), {
    meaning: 'Address that METRICS_PORT listens on. Visitors must not reach it: metrics reveal the traffic of a site.',
    expects: 'an IP address or a host name',
    fallback: '127.0.0.1',
    example: '127.0.0.1',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(Joi.string().uri({ scheme: ['http', 'https'] }), {
    meaning:
      'URL of the OpenTelemetry collector for traces (OTLP over HTTP, /v1/traces below it); without it, none are sent. The other OTEL_ variables of the SDK apply too.',
    expects: 'an http or https address',
    fallback: '',
    example: 'http://127.0.0.1:4318',
  }),
  OTEL_SERVICE_NAME: variable(Joi.string(), {
    meaning: 'Name of this service in traces.',
    expects: 'a name',
    fallback: 'forecourt',
    example: 'forecourt',
  }),
  FORECOURT_DEV: variable(Joi.boolean().truthy('1').falsy('0').sensitive(), {
    meaning: 'Follows changes of content and reloads open pages; set by npm run dev.',
    expects: '1 or 0',
    fallback: false,
    example: '0',
  }),
} satisfies Record<string, EnvVariable>;
