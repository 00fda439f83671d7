import { FeedRefusedError } from '../FeedRefusedError.ts';

/** Share of damaged characters beyond ASCII above which the feed is refused: its encoding is another. */
const maxDamagedShare = 0.1;
/** Fewer damaged characters than this count as typos, whatever their share. */
const minDamaged = 3;

const beyondAscii = /[^\0-\x7f]/g;
const replacementCharacters = /\ufffd/g;
/** C1 controls: windows-1252 letters such as the euro sign, read as ISO 8859-1. */
const controlCharacters = /[\u0080-\u009f]/g;
/** Two bytes of a UTF-8 letter (ä, ö, é …), read as two letters of a one-byte encoding. */
const splitLetters = /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Detects a feed decoded with a wrong encoding, by characters that no listing has. */
export class EncodingCheck {
  private letters = 0;
  private replaced = 0;
  private controls = 0;
  private split = 0;

  /** @param encoding name in the mapping */
  constructor(private readonly encoding: string) {}

  /** Counts a chunk of decoded text. */
  see(text: string): void {
    const letters = countMatches(text, beyondAscii);
    if (letters === 0) return;
    this.letters += letters;
    this.replaced += countMatches(text, replacementCharacters);
    this.controls += countMatches(text, controlCharacters);
    this.split += countMatches(text, splitLetters);
  }

  /** Number of characters that the encoding cannot have meant. */
  get damaged(): number {
    return this.replaced + this.controls + this.split;
  }

  /** Damage found and the encoding to try; null for a feed without damaged characters. */
  finding(): { damaged: number; letters: number; cure: string } | null {
    if (this.damaged === 0) return null;
    const likely = this.split > this.replaced + this.controls ? 'utf-8' : 'windows-1252';
    const cure =
      likely === this.encoding.toLowerCase()
        ? `Check "encoding" in the mapping (now "${this.encoding}").`
        : `Set "encoding" in the mapping to "${likely}" (now "${this.encoding}").`;
    return { damaged: this.damaged, letters: this.letters, cure };
  }

  /** @throws FeedRefusedError when so many characters are damaged that the encoding must be another */
  refuseOther(where: string): void {
    const finding = this.finding();
    if (!finding || finding.damaged < minDamaged || finding.damaged < this.letters * maxDamagedShare) return;
    throw new FeedRefusedError(
      where,
      `${String(finding.damaged)} of its ${String(finding.letters)} characters beyond ASCII are damaged, as by a wrong encoding`,
      finding.cure,
    );
  }
}
