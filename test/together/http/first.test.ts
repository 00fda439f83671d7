import { runTogether } from '../runTogether.ts';

await runTogether({ project: 'http', folders: ['test/http/'], part: [0, 3] });
