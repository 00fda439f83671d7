import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Joi from 'joi';
import { OperatorError } from '../shared/kit/OperatorError.ts';
import { envVariables } from './envVariables.ts';
import { readFeedAuthorization } from './readFeedAuthorization.ts';
import { renameVariables } from './renamedVariables.ts';

/** Environment settings, validated and with defaults. envVariables.ts describes each variable. */
export interface Env {
  NODE_ENV: 'production' | 'development' | 'test';
  PORT: number;
  HOST: string;
  LOG_LEVEL: string;
  /** "": the only group in groups/. */
  GROUP_DIR: string;
  GROUP: string;
  /** "": the first site of the group. */
  DEFAULT_SITE: string;
  /** Controls whether invented customers and vehicles of a demo group are served. */
  DEMO_DATA: 'auto' | 'on' | 'off';
  /** Express's "trust proxy": addresses, a number of proxies, or false. */
  TRUST_PROXY: string[] | number | false;
  /** Response to unknown hosts. */
  UNKNOWN_HOSTS: 'refuse' | 'redirect';
  HSTS_SUBDOMAINS: boolean;
  CONTENT_DIR: string;
  /** "" when content comes from CONTENT_DIR. */
  EDGE_ENDPOINT: string;
  /**
   * Key of EDGE_ENDPOINT ("" when EDGE_CONTEXT_ID is used), or else of the built-in content endpoint.
   * See endpointKeys.ts.
   */
  EDGE_API_KEY: string;
  EDGE_API_KEY_HEADER: string;
  /** "" when EDGE_API_KEY is used. */
  EDGE_CONTEXT_ID: string;
  /** For the built-in content endpoint, as are the two limits that follow. */
  EDGE_PREVIEW_KEY: string;
  /** 0: no limit. */
  EDGE_RATE_LIMIT: number;
  EDGE_COST_LIMIT: number;
  /** "" closes the endpoint for publishing events. */
  CONTENT_PUBLISHED_SECRET: string;
  /** "" when page views are not sent. */
  PAGE_VIEW_ENDPOINT: string;
  PAGE_VIEW_API_KEY: string;
  JOTFORM_ENDPOINT: string;
  /** "" when the built-in demo form is used instead. */
  JOTFORM_API_KEY: string;
  /** "" closes every editing endpoint. */
  EDITING_SECRET: string;
  /** Origins of editors in addition to the built-in ones, such as "https://*.example.com". */
  EDITING_ORIGINS: string[];
  /** "" when this server serves the platform's URLs. */
  PLATFORM_ORIGIN: string;
  REDIRECT_STATUS: 301 | 308;
  /** "" when searches use the embedded engine on STOCK_FEED, or the engine at SEARCH_URL. */
  SEARCH_ENDPOINT: string;
  SEARCH_API_KEY: string;
  SEARCH_API_KEY_HEADER: string;
  /** OpenSearch URL; "" when another engine is used. */
  SEARCH_URL: string;
  SEARCH_USERNAME: string;
  SEARCH_PASSWORD: string;
  SEARCH_SHARDS: number;
  /** Size of the cache for /api/search responses; 0 disables it. */
  SEARCH_CACHE_BYTES: number;
  /**
   * Searches per client IP and minute; 0: no limit.
   * 0 also lifts the limits on page views, embedded forms and tiles.
   */
  SEARCH_RATE_LIMIT: number;
  STOCK_FEED: string;
  DEALERS_FEED: string;
  STOCK_MAPPING: string;
  /** "" for the folder in group.yaml. */
  STOCK_PHOTOS: string;
  STOCK_INTERVAL_MINUTES: number;
  STOCK_FEED_AUTHORIZATION: string;
  STOCK_FEED_HOST_KEY: string;
  STOCK_MAX_BYTES: number;
  STOCK_MIN_SHARE: number;
  STOCK_PUSH_KEY: string;
  /** "" when a package in the process finds places. */
  PLACES_ENDPOINT: string;
  PLACES_USER_AGENT: string;
  PLACES_RATE_LIMIT: number;
  /** "" when this server draws map tiles itself. */
  MAP_TILES: string;
  MAP_ATTRIBUTION: string;
  /** PostgreSQL URL; "" when the data is stored in DATA_DIR. */
  DATABASE_URL: string;
  DATA_DIR: string;
  /** Folder of style sheets and fonts made from the group's themes. */
  LOOKS_DIR: string;
  /** "" keeps copies of pages and platform responses in memory only. */
  PAGE_CACHE_DIR: string;
  PAGE_CACHE_DIR_BYTES: number;
  /** "" when leads are mailed, or stored. */
  COMHUB_ENDPOINT: string;
  COMHUB_API_KEY: string;
  COMHUB_API_KEY_HEADER: string;
  /** "": comhub gets no photo URLs. */
  LEAD_PHOTO_ORIGIN: string;
  /** "" when mails are stored instead of sent. */
  SMTP_URL: string;
  MAIL_FROM: string;
  /** "" when bounces go to MAIL_FROM. */
  MAIL_RETURN_PATH: string;
  /** "" when text messages are stored instead of sent. */
  SMS_ENDPOINT: string;
  SMS_API_KEY: string;
  SMS_API_KEY_HEADER: string;
  SMS_FROM: string;
  LEADS_KEEP_DAYS: number;
  /** "" when a lead that all its recipients refuse is dead. */
  LEADS_FALLBACK_MAIL: string;
  /** Forms per client IP and minute; 0: no limit. */
  FORMS_RATE_LIMIT: number;
  /** "" when the embedded calculator makes the quotes. */
  CODEWEAVER_ENDPOINT: string;
  CODEWEAVER_API_KEY: string;
  CODEWEAVER_API_KEY_HEADER: string;
  /** URL of the workshops' booking system; "" when the embedded engine is used. */
  MECHMATE_ENDPOINT: string;
  MECHMATE_API_KEY: string;
  MECHMATE_API_KEY_HEADER: string;
  MECHMATE_HONOURS_KEYS: boolean;
  /** "" when only the workshop is notified. */
  BOOKING_CASES_MAIL: string;
  /** "" when one is generated at the first start and stored in the database. */
  BOOKING_LINK_SECRET: string;
  /** Without a trailing slash; "" means the first host of DEFAULT_SITE. */
  BOOKING_ORIGIN: string;
  BOOKING_KEEP_DAYS: number;
  BOOKING_SMS: boolean;
  /** URL of the tire hotel service; "" when the embedded engine is used. */
  TIREHOTEL_ENDPOINT: string;
  TIREHOTEL_API_KEY: string;
  TIREHOTEL_API_KEY_HEADER: string;
  TIREHOTEL_HONOURS_KEYS: boolean;
  /** Host names, lower case. */
  PICTURE_HOSTS: string[];
  /** 0 disables the cache. */
  PICTURE_CACHE_BYTES: number;
  /** 0: pages are rendered for each request. */
  PAGE_CACHE_BYTES: number;
  /** Maximum pages and searches in progress; 0: no admission control. */
  RENDER_CONCURRENCY: number;
  RENDER_QUEUE_MS: number;
  /** 0: no limit. */
  RENDER_MAX_LOOP_DELAY_MS: number;
  /** Seconds during which /readyz returns 503 while requests are still accepted. */
  DRAIN_SECONDS: number;
  SHUTDOWN_GRACE_SECONDS: number;
  /** Maximum connections per process; further ones are closed on arrival. */
  MAX_CONNECTIONS: number;
  /** Processes that share the port; 1: this one only. */
  WEB_CONCURRENCY: number;
  /** Port for metrics; false: not served. */
  METRICS_PORT: number | false;
  METRICS_HOST: string;
  /** "" when no traces are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: string;
  OTEL_SERVICE_NAME: string;
  FORECOURT_DEV: boolean;
}

/** Invalid environment. The message lists every wrong variable, for the operator. */
export class EnvError extends OperatorError {
  override readonly name = 'EnvError';
  readonly variables: string[];
  /** One sentence for each fault. */
  readonly faults: readonly string[];

  constructor(problems: { variable: string; text: string }[]) {
    const lines = problems.map(({ text }) => `  ${text}`).join('\n');
    super(`The environment is invalid. Correct these variables (.env.example explains each):\n${lines}`);
    this.variables = problems.map(({ variable }) => variable);
    this.faults = problems.map(({ text }) => text);
  }
}

const schema = Joi.object<Env>(
  Object.fromEntries(
    Object.entries(envVariables).map(([name, { schema: own, fallback }]) => [name, own.empty('').default(fallback)]),
  ),
);

function isName(name: string): name is keyof Env {
  return Object.hasOwn(envVariables, name);
}

function problemText(name: keyof Env, given: string | undefined): string {
  const { secret, expects } = envVariables[name];
  if (given === undefined || given === '') return `${name} is missing; expected ${expects}.`;
  return `${name} is ${secret ? 'invalid (the value is secret and not shown)' : JSON.stringify(given)}; expected ${expects}.`;
}

type EnvSource = Record<string, string | undefined>;

interface EnvProblem {
  variable: string;
  text: string;
}

/** Reads secrets from files: <NAME>_FILE names the file, as containers mount secrets. */
function readSecretFiles(source: EnvSource): { secrets: EnvSource; problems: EnvProblem[] } {
  const secrets: EnvSource = {};
  const problems: EnvProblem[] = [];
  for (const name of Object.keys(envVariables).filter(isName)) {
    const variable = `${name}_FILE`;
    const file = source[variable] ?? '';
    if (!envVariables[name].secret || file === '') continue;
    if ((source[name] ?? '') !== '') {
      problems.push({ variable, text: `${name} and ${variable} are both set; set one of them.` });
      continue;
    }
    try {
      secrets[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      const text = `${variable} is "${file}", which cannot be read (${code}); expected a file with ${name} in it.`;
      problems.push({ variable, text });
    }
  }
  return { secrets, problems };
}

/** Removed variables, with the way that replaces each: a start without what they did would go unnoticed. */
const removedVariables: Record<string, string> = {
  STOCK_PROCESS: 'each process holds the stock, or a search service does (docs/large-stock.md)',
};

function findRemoved(source: EnvSource): EnvProblem[] {
  return Object.entries(removedVariables)
    .filter(([variable]) => (source[variable] ?? '') !== '')
    .map(([variable, instead]) => ({ variable, text: `${variable} is no longer supported: ${instead}. Unset it.` }));
}

/**
 * Reads the environment; the only place that does.
 * Unknown variables are ignored, removed ones refused, an empty one counts as not set. <NAME>_FILE can name a file with a secret.
 * Renamed ones count by both names; renamedVariableWarnings() lists them.
 * @throws EnvError with every variable that is missing, wrong, removed, or set by its old and new name.
 */
export function readEnv(source: EnvSource = process.env): Env {
  const renamed = renameVariables(source);
  const { secrets, problems } = readSecretFiles(renamed.variables);
  const all: EnvSource = { ...renamed.variables, ...secrets };
  problems.push(...renamed.problems, ...findRemoved(source));
  const given = Object.fromEntries(Object.entries(all).filter(([name]) => isName(name)));
  const result = schema.validate(given, { abortEarly: false });
  if (!result.error && problems.length === 0) return withDataDir(result.value, source);
  const wrong = new Set((result.error?.details ?? []).map(({ path }) => String(path[0])).filter(isName));
  const unread = new Set(problems.map(({ variable }) => variable));
  const others = [...wrong].filter((variable) => !unread.has(`${variable}_FILE`));
  throw new EnvError([
    ...others.map((variable) => ({ variable, text: problemText(variable, all[variable]) })),
    ...problems,
  ]);
}

/** Returns one sentence for each variable that is set by its old name, without its value. */
export function renamedVariableWarnings(source: EnvSource = process.env): string[] {
  return renameVariables(source).warnings;
}

/**
 * The data of a group outside the product stays with the group when the product is replaced.
 * It stays where it is while the group is named by GROUP, the old name of GROUP_DIR.
 */
function withDataDir(env: Env, source: EnvSource): Env {
  return env.DATA_DIR === '' ? { ...env, DATA_DIR: join(source['GROUP_DIR']?.trim() ?? '', '.data') } : env;
}

/** The group that the environment selects, as written. Empty strings select the only group in groups/. */
export interface EnvironmentGroup {
  /** GROUP_DIR: a path. */
  folder: string;
  /** GROUP: the name of a folder in groups/. */
  name: string;
}

/** Returns GROUP_DIR and GROUP, for builds and commands that need no other variable. */
export function environmentGroup(): EnvironmentGroup {
  const { GROUP: name, GROUP_DIR: folder } = renameVariables(process.env).variables;
  return { folder: folder?.trim() ?? '', name: name?.trim() ?? '' };
}

/** Credentials of one of several feeds; see readFeedAuthorization(). */
export function environmentFeedAuthorization(name: string): string {
  return readFeedAuthorization(name, process.env);
}

/** CONTENT_DIR without the other settings, for commands that need no server; "" for the group's own folder. */
export function environmentContentDir(): string {
  return process.env['CONTENT_DIR']?.trim() ?? '';
}
