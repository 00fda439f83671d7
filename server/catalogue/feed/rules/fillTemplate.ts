const placeholder = /\{([^{}]+)\}/g;

/** The names in a template: "{make} {model}" → make, model. */
export function templateNames(template: string): string[] {
  return [...template.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** Fills a template; blank values leave no double space behind. */
export function fillTemplate(template: string, textOf: (name: string) => string): string {
  return template
    .replace(placeholder, (_whole, name: string) => textOf(name))
    .replace(/\s+/g, ' ')
    .trim();
}
