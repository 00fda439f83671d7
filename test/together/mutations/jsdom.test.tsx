/** @jest-environment ./build/testing/mutationJsdom.cjs */
import '../../../build/jest/useLongWaits.mjs';
import '../../../build/jest/useAnnouncer.mjs';
import { runTogether } from '../runTogether.ts';

/* Only npm run test:mutations runs this file, which names the test files of a room. */
await runTogether({ project: 'components', files: process.env['MUTATION_TESTS_JSDOM']?.split(',') ?? [] });
