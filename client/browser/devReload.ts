/* Development only: reloads the page after another build, and shows errors over the page. The stream breaks
   when the server restarts; the browser reconnects automatically and receives the new build's id. */
import type { BuildFault } from '../../shared/kit/BuildFault.ts';
import { showFaults } from './faultOverlay.ts';

let shownBuild: string | null = null;

const stream = new EventSource('/_dev/reload');
stream.addEventListener('build', ({ data }: MessageEvent<string>) => {
  if (shownBuild !== null && shownBuild !== data) window.location.reload();
  shownBuild = data;
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
