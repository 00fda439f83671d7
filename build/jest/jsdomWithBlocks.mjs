import environment from 'jest-environment-jsdom';
import { withOpenBlocks } from './openBlocks.cjs';

export default withOpenBlocks(environment.default ?? environment);
