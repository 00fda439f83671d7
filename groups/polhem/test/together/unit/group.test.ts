import { runTogether } from '../../../../../test/together/runTogether.ts';

await runTogether({ project: 'unit', folders: ['groups/polhem/test/unit/', 'groups/polhem/generate/'] });
