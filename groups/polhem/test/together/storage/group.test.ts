import { runTogether } from '../../../../../test/together/runTogether.ts';

await runTogether({ project: 'storage', folders: ['groups/polhem/test/storage/'] });
