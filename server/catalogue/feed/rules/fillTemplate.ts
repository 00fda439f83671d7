const placeholder = /\{([^{}]+)\}/g;

/** The names in a template: "{make} {model}" → make, model. */
export function templateNames(template: string): string[] {
  return [...template.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** Fills a template; blank values leave no double space behind. Blank if all of them are: no unit alone. */
export function fillTemplate(template: string, textOf: (name: string) => string): string {
  const names = templateNames(template);
  if (names.length > 0 && names.every((name) => textOf(name).trim() === '')) return '';
  return template
    .replace(placeholder, (_whole, name: string) => textOf(name))
    .replace(/\s+/g, ' ')
    .trim();
}
