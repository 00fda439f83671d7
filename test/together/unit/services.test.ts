import { runTogether } from '../runTogether.ts';

await runTogether({
  project: 'unit',
  folders: [
    'server/booking/',
    'server/cli/',
    'server/forms/',
    'server/messages/',
    'server/process/',
    'server/storage/',
    'server/telemetry/',
    'server/tirehotel/',
    'server/upstream/',
  ],
});
