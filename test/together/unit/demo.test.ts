import { runTogether } from '../runTogether.ts';

await runTogether({ project: 'unit', folders: ['test/unit/', 'groups/polhem/generate/'] });
