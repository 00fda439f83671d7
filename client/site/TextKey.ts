import type { interfaceTexts } from '../app/interfaceTexts.ts';
import type { defaultTexts } from './defaultTexts.ts';

/**
 * Key of a text of the shell, or of one of the modules whose types `Modules` unites.
 * A module that `interfaceTexts` does not list has no keys, as the server would not send its texts in other languages.
 */
export type TextKey<Modules = never> = Extract<keyof typeof defaultTexts | KeyIn<Modules>, keyof typeof interfaceTexts>;

type KeyIn<Module> = Module extends Module ? keyof Module : never;
