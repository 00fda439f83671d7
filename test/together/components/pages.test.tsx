import { runTogether } from '../runTogether.ts';

await runTogether({
  project: 'components',
  folders: [
    'client/app/',
    'client/browser/',
    'client/catalogue/',
    'client/content/',
    'client/finance/',
    'client/places/',
    'client/site/',
    'client/ui/',
  ],
});
