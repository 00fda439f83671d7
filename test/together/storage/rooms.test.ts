import { runTogether } from '../runTogether.ts';

await runTogether({ project: 'storage', folders: ['test/storage/'] });
