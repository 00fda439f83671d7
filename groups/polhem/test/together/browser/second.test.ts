import { runTogether } from '../../../../../test/together/runTogether.ts';

await runTogether({ project: 'browser', folders: ['groups/polhem/test/browser/'], part: [1, 2] });
