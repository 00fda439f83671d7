import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import type { FeedRow, RowProblem } from '../FeedRow.ts';

/** Maximum characters between two rows: more means that the list is elsewhere, or a row never ends. */
const maxRowLength = 4 * 1024 * 1024;
const newline = 0x0a;

type ParsedToken = Parameters<Tokenizer['onToken']>[0];

/** Names from the document to its rows, "*" for the entries of a list. */
function rowPath(rowsPath = ''): readonly string[] {
  const names = rowsPath.split(/[./]/).filter((name) => name !== '');
  return names[0] === '$' ? names.slice(1) : [...names, '*'];
}

/** Reads rows from chunks of one document. Holds no more than the current row. */
class JsonRowReader {
  private readonly tokenizer = new Tokenizer();
  private readonly parser: TokenParser;
  /** Depth of brackets around a row. */
  private readonly rowDepth: number;
  /** The rows are the entries of lists. */
  private readonly isList: boolean;
  private rows: (FeedRow | RowProblem)[] = [];
  private rowCount = 0;
  private fault: FeedRefusedError | null = null;
  private depth = 0;
  private rowLine = 1;
  private sinceRow = 0;
  private piece = Buffer.alloc(0);
  /** Bytes before the chunk, bytes of the chunk whose lines are counted, and the line there. */
  private pieceStart = 0;
  private counted = 0;
  private line = 1;

  constructor(
    private readonly rowsPath: string | undefined,
    private readonly where: string,
  ) {
    const names = rowPath(rowsPath);
    this.rowDepth = names.length;
    this.isList = names.at(-1) === '*';
    this.parser = new TokenParser({ paths: [['$', ...names].join('.')], keepStack: false });
    this.parser.onValue = ({ value, key }) => this.takeValue(value, key);
    this.parser.onError = (error) => this.refuseText(error);
    this.tokenizer.onError = (error) => this.refuseText(error);
    this.tokenizer.onToken = (token) => this.takeToken(token);
  }

  /** Parses a chunk of the document and returns the rows that end in it. */
  write(text: string): (FeedRow | RowProblem)[] {
    this.pieceStart += this.piece.length;
    this.piece = Buffer.from(text);
    this.counted = 0;
    this.sinceRow += text.length;
    this.tokenizer.write(this.piece);
    this.countLines(this.piece.length);
    return this.taken();
  }

  /** Ends the document. */
  close(): (FeedRow | RowProblem)[] {
    if (this.fault === null && this.pieceStart + this.piece.length > 0 && !this.parser.isEnded) {
      const cure = 'Send the whole file; write it under another name, then rename it.';
      this.refuse(`it is cut off at line ${String(this.line)}: the end of its list is missing`, cure);
    }
    if (this.fault === null && this.rowCount === 0 && this.rowsPath !== undefined && this.parser.isEnded) {
      this.refuse(`it has no rows at ${this.rowsPath}`, 'Correct "rows" in the mapping: the path of the list of cars.');
    }
    return this.taken();
  }

  private takeToken(token: ParsedToken): void {
    if (this.fault !== null) return;
    const { token: type, offset } = token;
    this.countLines(offset - this.pieceStart);
    if (type === TokenType.LEFT_BRACE || type === TokenType.LEFT_BRACKET) {
      if (this.depth === this.rowDepth) this.rowLine = this.line;
      if (this.depth === 0 && type === TokenType.LEFT_BRACE && this.rowsPath === undefined) this.refuseObject();
      this.depth += 1;
    } else if (type === TokenType.RIGHT_BRACE || type === TokenType.RIGHT_BRACKET) {
      this.depth -= 1;
    }
    this.parser.write(token);
  }

  private takeValue(value: unknown, key: unknown): void {
    if (this.isList && typeof key !== 'number') {
      const cure = `Correct "rows" in the mapping: ${this.rowsPath ?? ''} must be the list of cars.`;
      this.refuse(`it has an object, not a list, at ${this.rowsPath ?? 'its top'}`, cure);
      return;
    }
    this.sinceRow = 0;
    this.rowCount += 1;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    this.rows.push(
      isObject
        ? { line: this.rowLine, values: value as Record<string, unknown> }
        : { line: this.line, reason: 'it is not a JSON object' },
    );
  }

  private taken(): (FeedRow | RowProblem)[] {
    if (this.fault === null && this.sinceRow > maxRowLength) {
      const cure = 'Check "rows" in the mapping: the path of the list of cars.';
      this.refuse(`its next row does not end within ${String(maxRowLength)} characters`, cure);
    }
    if (this.fault !== null) throw this.fault;
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private countLines(until: number): void {
    for (; this.counted < until; this.counted += 1) {
      if (this.piece[this.counted] === newline) this.line += 1;
    }
  }

  /** Keeps the first fault: later ones are its consequences. */
  private refuse(what: string, cure: string): void {
    this.fault ??= new FeedRefusedError(this.where, what, cure);
  }

  private refuseText(error: Error): void {
    const reason = error.message.replace(/ at chunk position .*? (?=in state|$)/, ' ').replace(/ in state \w+$/, '');
    this.refuse(`it is not JSON at line ${String(this.line)}: ${reason.trim()}`, 'Correct the program that writes it.');
  }

  private refuseObject(): void {
    const list = /"([^"]+)"\s*:\s*\[/.exec(this.piece.toString())?.[1] ?? 'vehicles';
    this.refuse('it is one JSON object, not a list', `Name its list in the mapping: "rows": "${list}".`);
  }
}

/**
 * Reads the objects of a JSON array as its text arrives.
 * A document that is not JSON or is truncated is refused as a whole.
 * @param rowsPath path of the array, "data.vehicles"; the document itself when left out. With "$" at its beginning it is
 * the path of the rows: "$" for a document that is one car, "$.entries.*.item" for objects inside the entries
 * @param where the feed, for messages
 * @throws FeedRefusedError with the line
 */
export async function* readJsonRows(
  texts: AsyncIterable<string>,
  rowsPath: string | undefined,
  where: string,
): AsyncGenerator<FeedRow | RowProblem> {
  const reader = new JsonRowReader(rowsPath, where);
  for await (const text of texts) yield* reader.write(text);
  yield* reader.close();
}
