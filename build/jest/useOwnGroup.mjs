import { relative } from 'node:path';
import { expect } from '@jest/globals';

/** Tests of a group in groups/ run with that group, whatever GROUP says, as those of several groups can be there. */
const { testPath = '' } = expect.getState();
const [folder, group] = relative(process.cwd(), testPath).split(/[\\/]/);
if (folder === 'groups' && group !== undefined) process.env.GROUP = group;
