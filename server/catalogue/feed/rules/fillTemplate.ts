const placeholder = /\{([^{}]+)\}/g;

/** The names in a template: "{make} {model}" → make, model. */
export function templateNames(template: string): string[] {
  return [...template.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** Fills a template; blank values leave no double space behind. Blank if all of them are: no unit alone. */
export function fillTemplate(template: string, textOf: (name: string) => string): string {
  const texts: string[] = [];
  const filled = template.replace(placeholder, (_whole, name: string) => {
    const text = textOf(name);
    texts.push(text);
    return text;
  });
  if (texts.length > 0 && texts.every((text) => text.trim() === '')) return '';
  return filled.replace(/\s+/g, ' ').trim();
}
