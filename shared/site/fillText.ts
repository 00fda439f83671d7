/**
 * Replaces the {name} placeholders of a text. A placeholder without a value becomes empty.
 * A value that ends with a full stop ("100 kr.") also ends the sentence.
 */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}(\.(?!\.))?/g, (_mark, name: string, stop?: string) => {
    const value = String(values[name] ?? '');
    return value.endsWith('.') ? value : value + (stop ?? '');
  });
}
