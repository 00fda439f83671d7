import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** The folders above have lock files of their own. */
export default {
  outputFileTracingRoot: folder,
  turbopack: { root: folder },
  poweredByHeader: false,
};
