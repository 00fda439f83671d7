/** Returns a rule of a style sheet in its shortest form. */
export function cssRule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([property, value]) => `${property}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
