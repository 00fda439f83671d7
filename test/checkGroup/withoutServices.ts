import { envVariables } from '../../config/envVariables.ts';

/** Settings that say which files the group has, and how they are shown. Addresses, keys and limits are not among them. */
const keptVariables: ReadonlySet<string> = new Set([
  'GROUP_DIR',
  'GROUP',
  'DEMO_DATA',
  'CONTENT_DIR',
  'STOCK_FEED',
  'STOCK_FEED_HOST_KEY',
  'STOCK_MAPPING',
  'STOCK_PHOTOS',
  'STOCK_MAX_BYTES',
  'DEALERS_FEED',
  'PICTURE_HOSTS',
  'LOOKS_DIR',
]);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the changes to an environment that disconnect the product from its services.
 * Every other setting is "", which counts as not set, also against the files .env. So no secret reaches the check.
 */
export function withoutServices(env: Environment): Record<string, string> {
  const names = Object.keys(envVariables).filter((name) => !keptVariables.has(name) && name !== 'NODE_ENV');
  const files = Object.keys(env).filter((name) => name.endsWith('_FILE') && names.includes(name.slice(0, -5)));
  const credentials = Object.keys(env).filter((name) => name.startsWith('STOCK_FEED_AUTHORIZATION_'));
  return Object.fromEntries([...names, ...files, ...credentials].map((name) => [name, '']));
}
