import { it } from '@jest/globals';

/** True in the long tests (npm run test:long), where test/long loads the files of this folder. */
export const atLength = process.env['LONG'] !== undefined;

type Declare = (name: string, test: () => void | Promise<void>, timeout?: number) => void;

/** Declares a test that only runs in the long form. */
export const itAtLength: Declare = atLength ? it : () => undefined;
