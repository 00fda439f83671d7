import { SaxesParser } from 'saxes';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import type { FeedRow } from '../FeedRow.ts';
import { elementText } from './nestedValue.ts';

/** Maximum characters between two rows: more means that the rows have another name, or one never ends. */
const maxRowLength = 4 * 1024 * 1024;
const maxDepth = 64;

interface OpenElement {
  name: string;
  text: string;
  /** Attributes as "@name" and child elements; a repeated one is a list. */
  parts: Record<string, unknown>;
}

function addPart(parts: Record<string, unknown>, name: string, value: unknown): void {
  const earlier = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (earlier === undefined) parts[name] = value;
  else if (Array.isArray(earlier)) earlier.push(value);
  else parts[name] = [earlier, value];
}

/** Longest text that is never a view into the chunk that it was read from. */
const maxOwnLength = 12;

/** A text that does not keep the chunk in memory that it was read from. */
const ownText = (text: string): string => (text.length > maxOwnLength ? Buffer.from(text).toString() : text);

/** An element as a cell: its text, or an object where it has attributes or children. */
function elementValue({ text, parts }: OpenElement): unknown {
  const trimmed = ownText(text.trim());
  if (Object.keys(parts).length === 0) return trimmed;
  return trimmed === '' ? parts : { ...parts, [elementText]: trimmed };
}

/** Name of an element without its namespace's prefix: "g:price" → "price". */
function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Reads rows from chunks of one document. Holds no more than the current row. */
class XmlRowReader {
  private readonly parser = new SaxesParser({ position: true, xmlns: false });
  private readonly path: readonly string[];
  /** Names of the ancestor elements of the row. */
  private readonly around: string[] = [];
  /** The row and the open elements in it; empty between rows. */
  private readonly open: OpenElement[] = [];
  private rows: FeedRow[] = [];
  private rowLine = 0;
  private sinceRow = 0;
  private hasText = false;
  private fault: FeedRefusedError | null = null;
  private readonly seen = new Set<string>();

  constructor(
    private readonly rowPath: string,
    private readonly where: string,
    private readonly isPrefixed: boolean,
  ) {
    this.path = rowPath.split('/');
    this.parser.on('error', (error) => {
      const reason = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
      this.refuse(
        `it is not well-formed XML at line ${String(this.parser.line)}: ${reason}`,
        'Correct the program that writes it.',
      );
    });
    this.parser.on('doctype', () => {
      this.refuse(
        `it has a document type (DTD) at line ${String(this.parser.line)}, which can include other files or endless texts`,
        'Export it without a DOCTYPE.',
      );
    });
    this.parser.on('opentag', ({ name, attributes }) => {
      this.openElement(this.isPrefixed ? name : withoutPrefix(name), attributes);
    });
    this.parser.on('closetag', () => this.closeElement());
    this.parser.on('text', (text) => this.addText(text));
    this.parser.on('cdata', (text) => this.addText(text));
  }

  /** Parses a chunk of the document and returns the rows that end in it. */
  write(text: string): FeedRow[] {
    this.sinceRow += text.length;
    this.hasText ||= text.trim() !== '';
    this.parser.write(text);
    return this.taken();
  }

  /** Ends the document. */
  close(): FeedRow[] {
    if (this.hasText) this.parser.close();
    if (this.fault === null && this.seen.size > 0 && !this.seen.has(this.path.at(-1) ?? '')) {
      const names = [...this.seen].slice(0, 20).join(', ');
      this.refuse(`it has no element ${this.rowPath} (it has ${names})`, 'Correct "row" in the mapping.');
    }
    return this.taken();
  }

  private taken(): FeedRow[] {
    if (this.fault === null && this.sinceRow > maxRowLength) {
      const cure = 'Check that "row" in the mapping names the element of one car.';
      this.refuse(`its next row ${this.rowPath} does not end within ${String(maxRowLength)} characters`, cure);
    }
    if (this.fault !== null) throw this.fault;
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  /** Keeps the first fault: later ones are its consequences. */
  private refuse(what: string, cure: string): void {
    this.fault ??= new FeedRefusedError(this.where, what, cure);
  }

  private openElement(name: string, attributes: Record<string, string>): void {
    if (this.around.length + this.open.length >= maxDepth) {
      this.refuse(`its elements are nested deeper than ${String(maxDepth)} at line ${String(this.parser.line)}`, '');
      return;
    }
    if (this.seen.size < 100) this.seen.add(name);
    if (this.open.length === 0) {
      this.around.push(name);
      if (!this.isRow()) return;
      this.around.pop();
      this.rowLine = this.parser.line;
    }
    const parts: Record<string, unknown> = {};
    for (const [attribute, value] of Object.entries(attributes)) parts[`@${attribute}`] = ownText(value);
    this.open.push({ name, text: '', parts });
  }

  private isRow(): boolean {
    const start = this.around.length - this.path.length;
    return start >= 0 && this.path.every((name, at) => this.around[start + at] === name);
  }

  private closeElement(): void {
    const element = this.open.pop();
    if (element === undefined) {
      this.around.pop();
      return;
    }
    const value = elementValue(element);
    const parent = this.open.at(-1);
    if (parent) {
      addPart(parent.parts, element.name, value);
      return;
    }
    const values = typeof value === 'string' ? { [elementText]: value } : (value as Record<string, unknown>);
    this.rows.push({ line: this.rowLine, values });
    this.sinceRow = 0;
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (element) element.text += text;
  }
}

/**
 * Reads the rows of an XML document as its text arrives.
 * Attributes are "@name", child elements are by name, repeated ones lists. A document that is not well-formed, is
 * truncated or has a DTD is refused as a whole.
 * @param rowPath name of the element of one row, or the end of its path: "Vehicles/Vehicle"
 * @param where the feed, for messages
 * @param isPrefixed false leaves the prefixes of namespaces out of the names of elements
 * @throws FeedRefusedError with the line
 */
export async function* readXmlRows(
  texts: AsyncIterable<string>,
  rowPath: string,
  where: string,
  isPrefixed = true,
): AsyncGenerator<FeedRow> {
  const reader = new XmlRowReader(rowPath, where, isPrefixed);
  for await (const text of texts) yield* reader.write(text);
  yield* reader.close();
}
