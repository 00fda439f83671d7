/* Development only: keeps the page up to date, and shows errors over it. The stream is that of `npm run dev`
   (build/dev/ReloadStream.ts), which has it open while the server restarts. */
import type { BuildFault } from '../../shared/kit/BuildFault.ts';
import { showFaults } from './faultOverlay.ts';
import { keepInput, restoreInput } from './keptInput.ts';
import { sessionStorageOrNull } from './sessionStorageOrNull.ts';

const storage = sessionStorageOrNull();

/** Version of this page when it was sent. Browsers hide it without HTTPS, except for localhost. */
function sentVersion(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming.find(({ name }) => name === 'version')?.description;
}

let shownVersion = sentVersion();

const stream = new EventSource('/_dev/reload');
stream.addEventListener('version', ({ data }: MessageEvent<string>) => {
  shownVersion ??= data;
  if (shownVersion === data) return;
  stream.close();
  keepInput(storage); // navigation keeps the scroll position
  window.location.reload();
});
stream.addEventListener('styles', ({ data }: MessageEvent<string>) => {
  if (shownVersion !== undefined) shownVersion = data;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const address = new URL(link.href);
    address.searchParams.set('version', data);
    if (address.origin === window.location.origin) link.href = address.href;
  }
});
stream.addEventListener('faults', ({ data }: MessageEvent<string>) => {
  showFaults('The build failed', JSON.parse(data) as BuildFault[]);
});

function showError(error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  showFaults('The page threw an error', [{ place: '', message: stack.includes(message) ? stack : message, line: '' }]);
}
window.addEventListener('error', ({ error, message }) => showError(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => showError(reason));

restoreInput(storage);
