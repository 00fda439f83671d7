/** Replaces the {name} placeholders of a text. A placeholder without a value becomes empty. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_mark, name: string) => String(values[name] ?? ''));
}
