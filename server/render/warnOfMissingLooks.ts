import type { Logger } from '../../shared/kit/Logger.ts';
import type { AssetManifest } from './AssetManifest.ts';

/**
 * Logs each site that the build does not include ("build.siteMissing").
 * It was added later, and has the appearance of the first one.
 */
export function warnOfMissingLooks(
  { looks }: Pick<AssetManifest, 'looks'>,
  sites: readonly { name: string }[],
  logger: Logger,
): void {
  const [shownAs = ''] = Object.keys(looks);
  for (const { name } of sites) {
    if (Object.hasOwn(looks, name)) continue;
    logger.warn('build.siteMissing', {
      site: name,
      shownAs,
      cure: 'The site was added after the build. Stop the server and run npm start, or run npm run build and restart.',
    });
  }
}
