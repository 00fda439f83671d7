/** A number with its noun, in messages for operators: "1 car", "2 cars". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
