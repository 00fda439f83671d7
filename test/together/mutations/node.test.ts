/** @jest-environment ./build/testing/mutationNode.cjs */
import { runTogether } from '../runTogether.ts';

/* Only npm run test:mutations runs this file, which names the test files of a room. */
await runTogether({ project: 'unit', files: process.env['MUTATION_TESTS_NODE']?.split(',') ?? [] });
