/** Divides ordered cars into the lists that show them, each in the same order. */
export function divideIntoLists<C>(ordered: readonly C[], namesOf: (car: C) => readonly string[]): Map<string, C[]> {
  const lists = new Map<string, C[]>();
  for (const car of ordered) {
    for (const name of namesOf(car)) {
      const list = lists.get(name);
      if (list) list.push(car);
      else lists.set(name, [car]);
    }
  }
  return lists;
}
