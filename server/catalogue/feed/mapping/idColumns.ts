import type { FeedMapping } from './FeedMappingTypes.ts';

type HashedColumns = Extract<FeedMapping['id'], { hash: unknown }>['hash'];

const isOneList = (hash: HashedColumns): hash is string[] => hash.every((one) => typeof one === 'string');

/** Returns the lists of columns that can identify a car, in the order of preference. */
const listsOf = (hash: HashedColumns): string[][] => (isOneList(hash) ? [hash] : hash);

/** Returns the first list of columns that are all filled in a row; the last list if none is. */
export function filledIdColumns(hash: HashedColumns, cell: (column: string) => string): string[] {
  const lists = listsOf(hash);
  return lists.find((columns) => columns.every((column) => cell(column) !== '')) ?? lists.at(-1) ?? [];
}

/** Returns all columns that identify cars. */
export function allIdColumns(id: FeedMapping['id']): string[] {
  return 'column' in id ? [id.column] : listsOf(id.hash).flat();
}
