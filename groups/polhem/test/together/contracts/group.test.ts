import { runTogether } from '../../../../../test/together/runTogether.ts';

await runTogether({ project: 'contracts', folders: ['groups/polhem/test/contracts/'] });
