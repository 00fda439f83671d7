import type { KeyInput } from 'puppeteer';
import type { SpokenVisitor } from './SpokenVisitor.ts';

/** Something that a visitor does, and a function that returns what has been heard of it so far. */
export interface SpokenAction {
  name: string;
  start(visitor: SpokenVisitor): Promise<() => Promise<string[]>>;
}

/** Opens a path of the site. */
export function open(path: string): SpokenAction {
  return {
    name: 'open',
    start: async (visitor) => {
      await visitor.open(path);
      return () => visitor.heardSince({ document: 0, phrases: 0 });
    },
  };
}

/** Reads on to the item that starts so, and stays on it. */
export function goTo(item: string): SpokenAction {
  return {
    name: `go to ${item}`,
    start: async (visitor) => {
      const mark = await visitor.mark();
      await visitor.moveTo(item);
      return () => visitor.heardSince(mark);
    },
  };
}

/** Presses a key where the focus is. */
export function key(name: KeyInput): SpokenAction {
  return {
    name,
    start: async (visitor) => {
      const mark = await visitor.mark();
      await visitor.key(name);
      return () => visitor.heardSince(mark);
    },
  };
}

/** Reads on to the control that starts so, and presses it. Its phrase is the first that is heard. */
export function press(
  item: string,
  by: KeyInput = /^(checkbox|radio|switch)/.test(item) ? 'Space' : 'Enter',
): SpokenAction {
  return {
    name: `press ${item}`,
    start: async (visitor) => {
      const before = await visitor.mark();
      await visitor.moveTo(item);
      const reached = await visitor.heardSince(before);
      const mark = await visitor.mark();
      await visitor.key(by);
      return async () => [...reached, ...(await visitor.heardSince(mark))];
    },
  };
}

/** Reads on to the field that starts so, and types. The field is heard as it is then. */
export function fill(item: string, text: string | (() => Promise<string>)): SpokenAction {
  return {
    name: `fill ${item}`,
    start: async (visitor) => {
      const mark = await visitor.mark();
      await visitor.moveTo(item);
      await visitor.type(typeof text === 'string' ? text : await text());
      return () => visitor.heardSince(mark);
    },
  };
}

/** Reads a number of items on from the one that starts so. The focus stays where it is. */
export function read(item: string, count: number): SpokenAction {
  return {
    name: `read ${item}`,
    start: async (visitor) => Promise.resolve(() => visitor.read(item, count)),
  };
}
