import type { RedirectTarget, Template } from '../RedirectRule.ts';
import { splitPair } from '../requestAddress.ts';

/**
 * Parses the target of a rule: a path of the site ("/bil/{id}?a=1#top") or an http(s) URL elsewhere.
 * Its host is always literal, so that no visitor can choose it.
 * @param style syntax of captured values: {name}, or $1
 * @param known captures of the old address
 * @throws Error whose message has the fault and its fix
 */
export function parseTarget(text: string, style: 'named' | 'numbered', known: readonly string[]): RedirectTarget {
  if (/[\s\\]/.test(text) || hasControls(text)) {
    throw new Error(`the new address "${text}" has a space or a backslash; write spaces as %20`);
  }
  if (text.startsWith('//')) {
    throw new Error(`the new address "${text}" leads to another host: write https:// before it`);
  }
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/i.exec(text) ?? [];
  if (origin === '' && !rest.startsWith('/')) {
    throw new Error(`the new address "${text}" must begin with "/", https:// or http://`);
  }
  if (origin !== '') checkOrigin(origin);
  const hashAt = rest.indexOf('#');
  const hash = hashAt < 0 ? '' : rest.slice(hashAt);
  const [path = '', ...query] = (hashAt < 0 ? rest : rest.slice(0, hashAt)).split('?');
  const template = (part: string): Template => parseTemplate(part, style, known);
  return {
    origin: origin.toLowerCase(),
    path: template(path || '/'),
    query: query
      .join('?')
      .split('&')
      .filter(Boolean)
      .map(splitPair)
      .map(({ name, value }) => ({ name: template(name), value: value === null ? null : template(value) })),
    hash,
  };
}

function checkOrigin(origin: string): void {
  if (!URL.canParse(origin) || /[{}$@]/.test(origin)) {
    throw new Error(`the host of "${origin}" must be written out, without parameters or a user's name`);
  }
}

function parseTemplate(text: string, style: 'named' | 'numbered', known: readonly string[]): Template {
  const pattern = style === 'named' ? /\{([^{}]*)\}/g : /\$(\d{1,2})/g;
  const template: Template = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, capture = ''] = match;
    if (!known.includes(capture)) {
      const all = known.map((name) => (style === 'named' ? `{${name}}` : `$${name}`)).join(', ');
      throw new Error(`${whole} is not captured by the old address; captured: ${all || 'nothing'}`);
    }
    if (match.index > end) template.push(text.slice(end, match.index));
    template.push({ capture });
    end = match.index + whole.length;
  }
  if (end < text.length) template.push(text.slice(end));
  if (style === 'named' && template.some((part) => typeof part === 'string' && /[{}]/.test(part))) {
    throw new Error(`a brace in "${text}" is not closed`);
  }
  return template;
}

function hasControls(text: string): boolean {
  return text.split('').some((letter) => letter < ' ' || letter === '\u007f');
}
