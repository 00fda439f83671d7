import { parseArgs } from 'node:util';

export type PurgeArguments = { command: 'help' } | { command: 'purge'; urls: string[]; sites: string[] };

/** The command line is invalid; the message has the reason. */
export class PurgeUsageError extends Error {
  override readonly name = 'PurgeUsageError';
}

export const purgeUsage = `Purge: has running servers fetch the content again and render their pages again.

  npm run purge
      All sites of the server at http://localhost:<PORT>.
  npm run purge -- --site fjord-bil --site fjord-trucks
      These sites only.
  npm run purge -- --url http://10.0.0.4:3000 --url http://10.0.0.5:3000
      These servers. Every process keeps pages of its own, so name each of them, not the load balancer.

  CONTENT_PUBLISHED_SECRET must be the one of the servers. See docs/content-renewal.md.
`;

/**
 * Parses the arguments after "purge".
 * @param port default port of the server
 * @throws PurgeUsageError
 */
export function readPurgeArguments(words: string[], port: number): PurgeArguments {
  if (words.some((word) => ['help', '--help', '-h'].includes(word))) return { command: 'help' };
  const { url = [`http://localhost:${String(port)}`], site: sites = [] } = optionsIn(words);
  return { command: 'purge', urls: url.map(parseOrigin), sites };
}

function optionsIn(args: string[]): { url?: string[]; site?: string[] } {
  try {
    return parseArgs({
      args,
      options: { url: { type: 'string', multiple: true }, site: { type: 'string', multiple: true } },
    }).values;
  } catch (error) {
    throw new PurgeUsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new PurgeUsageError(`--url must be an http or https address, not "${text}".`);
  }
  return url.origin;
}
