import { runTogether } from '../runTogether.ts';

await runTogether({ project: 'unit', folders: ['shared/', 'config/', 'build/'] });
