import { NewCommandError } from './NewCommandError.ts';

/** A room and a name below it, in the spellings that code, settings and sentences need. */
export interface NewName {
  /** Folder of the floors: "forms". */
  room: string;
  /** "trade-values" */
  kebab: string;
  /** "tradeValues" */
  camel: string;
  /** "TradeValues" */
  pascal: string;
  /** "TRADE_VALUES" */
  upper: string;
  /** "trade values" */
  words: string;
}

/**
 * Reads "forms/trade-values".
 * @throws NewCommandError unless it is a room and a name in lower-case words
 */
export function readNewName(path: string): NewName {
  const [, room = '', kebab = ''] = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*)$/.exec(path) ?? [];
  if (kebab === '') {
    throw new NewCommandError(`"${path}" is not a room and a name. Use lower-case words: forms/trade-values.`);
  }
  const pascal = kebab.replace(/(?:^|-)(\w)/g, (_match, first: string) => first.toUpperCase());
  return {
    room,
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    upper: kebab.toUpperCase().replaceAll('-', '_'),
    words: kebab.replaceAll('-', ' '),
  };
}
