/* Development only: reloads the page when the server runs another build. The stream breaks when the server restarts;
   the browser reconnects automatically and receives the new build's id. */
let shownBuild: string | null = null;

new EventSource('/_dev/reload').addEventListener('build', ({ data }: MessageEvent<string>) => {
  if (shownBuild !== null && shownBuild !== data) window.location.reload();
  shownBuild = data;
});

export {}; // a module, so that it can be imported lazily
