import type { interfaceTexts } from '../app/interfaceTexts.ts';

/** Key of a label of the interface. */
export type TextKey = keyof typeof interfaceTexts;
