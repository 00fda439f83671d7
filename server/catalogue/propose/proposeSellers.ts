import type { Matches } from './columns/Match.ts';

/** Proposes sellers in columns of the row; a list of them has the path of the list. */
export function proposeSellers(byPurpose: Matches['byPurpose'], isNested: boolean): Record<string, unknown> | null {
  const parts = (['name', 'email', 'phone'] as const).flatMap((part) => {
    const column = byPurpose.get(`seller/${part}`)?.columns[0];
    return column ? [{ part, path: column.path }] : [];
  });
  const [name] = parts;
  if (name?.part !== 'name') return null;
  const parent = isNested ? name.path.split('/').slice(0, -1).join('/') : '';
  const inside = parts.filter(({ path }) => parent === '' || path.startsWith(`${parent}/`));
  const fields = Object.fromEntries(
    inside.map(({ part, path }) => [part, { column: parent === '' ? path : path.slice(parent.length + 1) }]),
  );
  return parent === '' ? { fields } : { each: parent, fields };
}
