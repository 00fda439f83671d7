import { runTogether } from '../../../../../test/together/runTogether.ts';

await runTogether({ project: 'http', folders: ['groups/polhem/test/http/'], part: [1, 2] });
