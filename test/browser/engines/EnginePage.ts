import type { EngineName } from './EngineName.ts';

/** Size of a window's content, px. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Keys that visitors press without typing. */
export type EngineKey =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Space'
  | 'Backspace'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight';

/** Keyboard of a page: what it types goes to the element that has the focus. */
export interface EngineKeyboard {
  press(key: EngineKey): Promise<void>;
  type(text: string): Promise<void>;
}

/** A page of any engine: the steps that its client drives. EngineVisitor waits for their effects. */
export interface EnginePage {
  engine: EngineName;
  /** Opens an address; resolves when its document is parsed. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it sees its arguments only. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the middle of the first element with the pointer. */
  click(selector: string): Promise<void>;
  keyboard: EngineKeyboard;
  /** Captures the window or the whole page as a PNG. */
  screenshot(area: 'window' | 'page'): Promise<Uint8Array>;
  /** Returns the console messages and uncaught errors so far. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface EngineBrowser {
  engine: EngineName;
  /** Opens a small document of an origin in a page with neither cookies nor storage; one page at a time. */
  newPage(origin: string, size: WindowSize): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface MotionOptions {
  /** Asks sites for reduced motion. */
  reducedMotion: boolean;
}
