import { runTogether } from '../runTogether.ts';

await runTogether({ project: 'components', folders: ['client/booking/', 'client/tirehotel/', 'client/forms/'] });
