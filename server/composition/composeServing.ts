import { join, resolve } from 'node:path';
import { admissionSettings } from '../../config/admissionSettings.ts';
import { createEventStreams } from '../http/eventStreams.ts';
import { createAdmission } from '../http/overload/createAdmission.ts';
import { createSecurityHeaders } from '../http/security/securityHeaders.ts';
import { openPictures } from '../pictures/openPictures.ts';
import type { Services } from '../Services.ts';
import { servedHosts } from '../site/servedHosts.ts';
import { createLimits } from './createLimits.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';

type Served =
  | 'admission'
  | 'apiLimits'
  | 'development'
  | 'eventStreams'
  | 'formsPerMinute'
  | 'logState'
  | 'mediaFolders'
  | 'missingPicture'
  | 'pageCacheBytes'
  | 'pictures'
  | 'readiness'
  | 'securityHeaders'
  | 'sharedCounts'
  | 'sites'
  | 'trustProxy'
  | 'unknownHosts'
  | 'version';

/** Everything that applies to all requests: hosts, limits, headers, files and pictures. */
export async function composeServing(
  { env, group, root, version, logger, logState }: Setup,
  { storage }: Foundation,
): Promise<Pick<Services, Served>> {
  const mediaFolders = [join(group.contentFolder, 'media'), resolve(root, 'content/media')] as const;
  const { photosFolder } = group;
  return {
    ...(await createLimits(env, { storage, logger })),
    ...servedHosts(env, group),
    pictures: await openPictures(env, { root, mediaFolder: mediaFolders[0], photosFolder, logger }),
    eventStreams: createEventStreams(),
    admission: createAdmission({ ...admissionSettings(env), logger }),
    securityHeaders: createSecurityHeaders({ hstsSubdomains: env.HSTS_SUBDOMAINS }),
    mediaFolders,
    missingPicture: join(mediaFolders[1], 'missing-image.svg'),
    pageCacheBytes: env.PAGE_CACHE_BYTES,
    trustProxy: env.TRUST_PROXY,
    readiness: { ready: false },
    logState,
    version,
    development: env.FORECOURT_DEV,
  };
}
