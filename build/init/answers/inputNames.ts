import type { InputKind } from './findInputError.ts';

/** Names of answers in messages: "The colour …". */
export const inputNames: Readonly<Record<InputKind, string>> = {
  name: 'name',
  country: 'country',
  languages: 'languages',
  host: 'host',
  color: 'colour',
  group: 'group',
  folder: 'folder',
  logo: 'logo',
  stock: 'stock',
  key: 'key',
};
