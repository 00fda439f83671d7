import { runTogether } from '../runTogether.ts';

await runTogether({ project: 'contracts', folders: ['test/contracts/'] });
