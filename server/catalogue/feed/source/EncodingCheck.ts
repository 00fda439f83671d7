import { isRecord } from '../../../../shared/kit/isRecord.ts';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import type { FeedRow } from '../FeedRow.ts';
import { loggableValue } from '../mapping/loggableValue.ts';
import { countDoubleEncoded, repairDoubleEncoding, withoutDoubleEncoded } from './doubleEncoding.ts';

/** Share of damaged characters beyond ASCII above which a feed in a one-byte encoding is refused. */
const maxDamagedShare = 0.1;
/** The same for Unicode, which is certain where most of them are valid. */
const maxDamagedUnicodeShare = 0.5;
/** Fewer damaged characters than this count as typos, whatever their share. */
const minDamaged = 3;

const beyondAscii = /[^\0-\x7f]/g;
const replacementCharacters = /\ufffd/g;
/** C1 controls: windows-1252 letters such as the euro sign, read as ISO 8859-1. */
const controlCharacters = /[\u0080-\u009f]/g;
const damagedCharacters = /[\ufffd\u0080-\u009f]/;
const unicode = /^(?:utf|ucs|cesu)/i;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A cell with damaged or repaired characters. */
export interface CellExample {
  line: number;
  column: string;
  /** As delivered, at most 60 characters; absent for personal data. */
  value?: string;
}

/** Damaged characters of a feed, and the fix: the one encoding that reads them, or a better feed. */
export interface EncodingFinding {
  damaged: number;
  letters: number;
  cure: string;
  example?: CellExample;
}

/** Cells that were encoded twice and are repaired. */
export interface RepairFinding {
  cells: number;
  example: CellExample & { repaired?: string };
}

/** Detects a feed decoded with a wrong encoding, and repairs cells that were encoded twice. */
export class EncodingCheck {
  private readonly isUnicode: boolean;
  private letters = 0;
  private replaced = 0;
  private controls = 0;
  private doubled = 0;
  private example: CellExample | undefined;
  private repairs: RepairFinding | undefined;

  /** @param encoding name in the mapping */
  constructor(private readonly encoding: string) {
    this.isUnicode = unicode.test(encoding);
  }

  /** Counts a chunk of decoded text. */
  see(text: string): void {
    const letters = countMatches(text, beyondAscii);
    if (letters === 0) return;
    this.letters += letters;
    const doubled = countDoubleEncoded(text);
    this.doubled += doubled;
    this.replaced += countMatches(text, replacementCharacters);
    this.controls += countMatches(doubled === 0 ? text : withoutDoubleEncoded(text), controlCharacters);
  }

  /** Number of characters that the encoding cannot have meant. Unicode that is encoded twice is repaired instead. */
  get damaged(): number {
    return this.replaced + this.controls + (this.isUnicode ? 0 : this.doubled);
  }

  /**
   * Returns a row with its cells repaired, and remembers the first damaged cell.
   * Rows of a feed without such characters are returned as they are.
   */
  repair(row: FeedRow): FeedRow {
    const seeksExample = this.damaged > 0 && this.example === undefined;
    if (this.doubled === 0 && !seeksExample) return row;
    const values = this.repairValues(row.values, '', row.line);
    return values === row.values ? row : { ...row, values };
  }

  private repairValues(values: Record<string, unknown>, path: string, line: number): Record<string, unknown> {
    let changed: Record<string, unknown> | undefined;
    for (const [name, value] of Object.entries(values)) {
      const repaired = this.repairValue(value, path === '' ? name : `${path}/${name}`, line);
      if (repaired === value) continue;
      changed ??= { ...values };
      changed[name] = repaired;
    }
    return changed ?? values;
  }

  private repairValue(value: unknown, column: string, line: number): unknown {
    if (typeof value === 'string') return this.repairCell(value, { line, column });
    if (Array.isArray(value)) {
      const entries = value.map((entry: unknown) => this.repairValue(entry, column, line));
      return entries.every((entry, at) => entry === value[at]) ? value : entries;
    }
    return isRecord(value) ? this.repairValues(value, column, line) : value;
  }

  private repairCell(cell: string, place: Pick<CellExample, 'line' | 'column'>): string {
    const repaired = this.doubled === 0 ? cell : repairDoubleEncoding(cell, this.doubled >= minDamaged);
    const shown = (text: string): string | undefined => loggableValue(text);
    if (this.example === undefined && damagedCharacters.test(this.isUnicode ? repaired : cell)) {
      this.example = exampleOf(place, shown(cell));
    }
    if (repaired === cell) return cell;
    if (!this.isUnicode && this.example === undefined) this.example = exampleOf(place, shown(cell));
    const text = shown(repaired);
    this.repairs ??= {
      cells: 0,
      example: { ...exampleOf(place, shown(cell)), ...(text === undefined ? {} : { repaired: text }) },
    };
    this.repairs.cells += 1;
    return repaired;
  }

  /** Damage found and the encoding to try; null for a feed without damaged characters. */
  finding(): EncodingFinding | null {
    if (this.damaged === 0) return null;
    const { damaged, letters, example } = this;
    return { damaged, letters, cure: this.cure(), ...(example ? { example } : {}) };
  }

  /** Cells that were repaired; null for none. */
  repaired(): RepairFinding | null {
    return this.repairs ?? null;
  }

  private cure(): string {
    const likely = !this.isUnicode && this.doubled > this.controls ? 'utf-8' : 'windows-1252';
    const isOtherEncoding = this.isUnicode ? this.damaged > this.letters * maxDamagedUnicodeShare : true;
    if (isOtherEncoding && likely !== this.encoding.toLowerCase()) {
      return `Set "encoding" in the mapping to "${likely}" (now "${this.encoding}").`;
    }
    return 'The feed itself has these characters: ask its supplier to correct them. No other encoding reads them.';
  }

  /** @throws FeedRefusedError when so many characters are damaged that the encoding must be another */
  refuseOther(where: string): void {
    const finding = this.finding();
    const maxShare = this.isUnicode ? maxDamagedUnicodeShare : maxDamagedShare;
    if (!finding || finding.damaged < minDamaged || finding.damaged <= this.letters * maxShare) return;
    throw new FeedRefusedError(
      where,
      `${String(finding.damaged)} of its ${String(finding.letters)} characters beyond ASCII are damaged, as by a wrong encoding${placeText(finding.example)}`,
      finding.cure,
    );
  }
}

function exampleOf(place: Pick<CellExample, 'line' | 'column'>, value: string | undefined): CellExample {
  return { ...place, ...(value === undefined ? {} : { value }) };
}

function placeText(example: CellExample | undefined): string {
  if (!example) return '';
  const value = example.value === undefined ? '' : `: "${example.value}"`;
  return ` (first in line ${String(example.line)}, ${example.column}${value})`;
}
