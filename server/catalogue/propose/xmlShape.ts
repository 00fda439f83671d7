import { SaxesParser } from 'saxes';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** Marks of a format of XML. */
export interface XmlShape {
  /** Name of the root element. */
  root: string;
  /** Namespaces that the first elements declare. */
  namespaces: ReadonlySet<string>;
}

const headLength = 65_536;

/** Returns the root element of an XML document and its namespaces; null for another text. */
export function xmlShape(text: string): XmlShape | null {
  if (!text.trimStart().startsWith('<')) return null;
  const parser = new SaxesParser();
  const namespaces = new Set<string>();
  const elements: string[] = [];
  parser.on('error', () => undefined); // the head ends somewhere
  parser.on('opentag', ({ name, attributes }) => {
    elements.push(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) namespaces.add(value);
    }
  });
  parser.write(cutText(text, headLength));
  const [root] = elements;
  return root === undefined ? null : { root, namespaces };
}
