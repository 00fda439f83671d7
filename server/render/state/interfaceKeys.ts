import { interfaceTexts } from '../../../client/app/interfaceTexts.ts';

/** Dictionary keys of all texts of pages. */
export const interfaceKeys: readonly string[] = Object.keys(interfaceTexts);
