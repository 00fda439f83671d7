import { SaxesParser } from 'saxes';

/** Elements that run code or contain other documents. */
const activeElements = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'handler']);
const embeddedPicture = /^data:image\/(?:png|jpeg|gif|webp)[;,]/i;
const addressAttributes = new Set(['href', 'src']);

/**
 * Returns what makes an SVG unusable as a logo, with its line: scripts, or references to other files.
 * Null for one that browsers show without loading or running anything.
 */
export function svgFault(text: string): string | null {
  const parser = new SaxesParser();
  const found: { fault: string | null; root: string | null } = { fault: null, root: null };
  let isStyle = false;
  const report = (what: string): void => {
    found.fault ??= `${what} (line ${String(parser.line)})`;
  };
  const checkStyle = (css: string): void => {
    if (/@import/i.test(css) || externalUrl(css)) report('refers to another file in a style');
  };
  parser.on('error', () => report('is no well-formed SVG'));
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) report('declares entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') report('refers to a style sheet');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = localName(name);
    found.root ??= element;
    isStyle = element === 'style';
    if (activeElements.has(element)) report(`has <${name}>`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const own = localName(attribute);
      if (own.startsWith('on')) report(`has the script ${attribute}`);
      else if (addressAttributes.has(own) && !isInside(value)) report('refers to another file');
      else if (own === 'attributename' && addressAttributes.has(localName(value))) report('changes an address');
      else checkStyle(value);
    }
  });
  parser.on('closetag', () => {
    isStyle = false;
  });
  parser.on('text', (css) => {
    if (isStyle) checkStyle(css);
  });
  parser.on('cdata', (css) => {
    if (isStyle) checkStyle(css);
  });
  parser.write(text).close();
  return found.fault ?? (found.root === 'svg' ? null : 'is no SVG');
}

const localName = (name: string): string => name.toLowerCase().replace(/^.*:/, '');

const isInside = (address: string): boolean => address.trim().startsWith('#') || embeddedPicture.test(address.trim());

const externalUrl = (css: string): boolean =>
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, address = '']) => !isInside(address));
