import { TestEnvironment } from 'jest-environment-node';
import { withOpenBlocks } from './openBlocks.mjs';

export default withOpenBlocks(TestEnvironment);
