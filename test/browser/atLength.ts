import { it } from '@jest/globals';

/** True in the long form of the tests (npm run test:long), where test/long loads the files of this folder. */
export const atLength = process.env['LONG'] !== undefined;

type Declare = (name: string, test: () => void | Promise<void>, timeout?: number) => void;

/** A test of the long form alone. */
export const itAtLength: Declare = atLength ? it : () => undefined;
