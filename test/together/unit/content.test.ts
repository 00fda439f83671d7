import { runTogether } from '../runTogether.ts';

await runTogether({
  project: 'unit',
  folders: [
    'server/content/',
    'server/finance/',
    'server/http/',
    'server/pictures/',
    'server/places/',
    'server/redirects/',
    'server/render/',
    'server/site/',
  ],
});
