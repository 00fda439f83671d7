import type { YAMLException } from 'js-yaml';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** Path of keys and positions to a value of a YAML file. */
export type YamlPath = readonly (string | number)[];

/** A place where a text is not YAML. */
export interface YamlSyntaxError {
  line: number;
  message: string;
}

/** Lines of a YAML text, which only faults and warnings need: the text is parsed on demand. */
export class YamlLines {
  private parsed: { document: ReturnType<typeof parseDocument>; counter: LineCounter } | null = null;

  constructor(private readonly text: string) {}

  /** Returns the line of the value at a path, or of its nearest existing parent. */
  lineOf(path: YamlPath): number {
    const { document, counter } = this.parse();
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
    }
    return 1;
  }

  /** Returns all errors of a text that parseYaml() refuses. */
  syntaxErrors(refused: YAMLException): YamlSyntaxError[] {
    const errors = this.parse().document.errors.map(({ linePos, message }) => ({
      line: linePos?.[0].line ?? 1,
      message: message.split('\n')[0] ?? '',
    }));
    return errors.length > 0 ? errors : [{ line: (refused.mark?.line ?? 0) + 1, message: refused.reason }];
  }

  private parse(): NonNullable<YamlLines['parsed']> {
    if (!this.parsed) {
      const counter = new LineCounter();
      this.parsed = { document: parseDocument(this.text, { lineCounter: counter }), counter };
    }
    return this.parsed;
  }
}
