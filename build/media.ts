/**
 * Command line of `npm run media`: makes widths, formats and previews of the group's pictures.
 * @see docs/content.md
 */
import { join } from 'node:path';
import { installedContentFolder } from '../config/group/installedContentFolder.ts';
import { completeMedia, MediaError } from './media/completeMedia.ts';
import { runReported } from './runReported.ts';

class MediaUsageError extends Error {}

const usage = `npm run media
  makes the missing widths, as WebP and AVIF, of the pictures below media of the group's content (or CONTENT_DIR), and media.json.
`;

await runReported({ usage, usageError: MediaUsageError, toldErrors: [MediaError] }, async () => {
  if (process.argv.length > 2) {
    throw new MediaUsageError(`"${process.argv.slice(2).join(' ')}" is not an option; this command takes none.`);
  }
  const folder = join(installedContentFolder(), 'media');
  await completeMedia({ folder, say: (text) => void process.stdout.write(`${text}\n`) });
});
