import { TestEnvironment } from 'jest-environment-node';
import { withOpenBlocks } from './openBlocks.cjs';

export default withOpenBlocks(TestEnvironment);
