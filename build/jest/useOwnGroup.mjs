import { relative } from 'node:path';
import { expect } from '@jest/globals';

/**
 * Runs the tests of a group in groups/ with that group, whatever GROUP is set to.
 * There may be tests of several groups.
 */
const { testPath = '' } = expect.getState();
const [folder, group] = relative(process.cwd(), testPath).split(/[\\/]/);
if (folder === 'groups' && group !== undefined) process.env.GROUP = group;
