import environment from 'jest-environment-jsdom';
import { withOpenBlocks } from './openBlocks.mjs';

export default withOpenBlocks(environment.default ?? environment);
