import { watch } from 'node:fs';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { versionsFolder } from './fieldVersions.ts';

const settleMs = 100;

/**
 * Calls `reload` once the folder's files have been quiet for a moment after a change.
 * @returns a function that stops watching
 */
export function watchContent(folder: string, reload: () => Promise<void>, logger: Logger): () => void {
  let timer: NodeJS.Timeout | null = null;
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    // a file that is replaced by another one is seen by the other one's name alone: start.sv.yaml.tmp
    if (!file || !/\.yaml|media\.json|robots\.txt/.test(file)) return;
    if (file.startsWith(versionsFolder)) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      reload().catch((error: unknown) => {
        logger.error('content.reloadFailed', { reason: error instanceof Error ? error.message : String(error) });
      });
    }, settleMs);
  });
  watcher.on('error', (error) => logger.warn('content.watchFailed', { reason: error.message }));
  return () => {
    if (timer) clearTimeout(timer);
    watcher.close();
  };
}
