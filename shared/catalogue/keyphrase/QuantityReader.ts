import { readNumber } from './keyphraseNumbers.ts';
import type { TypedNumber } from './keyphraseNumbers.ts';
import type { KeyphrasePiece } from './keyphraseTokens.ts';
import type { Quantity, QuantityKind } from './Quantity.ts';
import type { QuantityRole } from './quantityRoles.ts';
import type { QuantityVocabulary } from './QuantityVocabulary.ts';

const subjects: [QuantityRole, QuantityKind][] = [
  ['companyLeasing', 'companyMonth'],
  ['privateLeasing', 'privateMonth'],
  ['loan', 'loanMonth'],
  ['month', 'month'],
  ['price', 'price'],
  ['mileage', 'mileage'],
  ['year', 'year'],
  ['power', 'power'],
  ['electricRange', 'electricRange'],
  ['towingWeight', 'towingWeight'],
  ['grossWeight', 'grossWeight'],
];

const units: [QuantityRole, QuantityKind][] = [
  ['perMonth', 'month'],
  ['money', 'price'],
  ['yearsOld', 'age'],
  ['seats', 'seats'],
  ['doors', 'doors'],
  ['hp', 'power'],
  ['mil', 'mil'],
  ['km', 'km'],
  ['miles', 'miles'],
  ['tkm', 'tkm'],
  ['kilograms', 'kilograms'],
  ['tonnes', 'tonnes'],
  ['owners', 'owners'],
];

/** Subjects that stay the kind of their number whatever its unit, before or after it. */
const subjectsBeside = ['electricRange', 'towingWeight'] as const;

/** Kinds of numbers that can be spelled out. */
const countedKinds = ['seats', 'doors', 'owners'] as const;

const monthKinds: ReadonlySet<QuantityKind> = new Set(['month', 'loanMonth', 'privateMonth', 'companyMonth']);

/** Units that are possible after a subject. */
const unitsByKind: Partial<Record<QuantityKind, readonly QuantityKind[]>> = {
  price: ['month'],
  mileage: ['mil', 'km', 'miles', 'tkm'],
  power: ['kilowatts'],
  grossWeight: ['kilograms', 'tonnes'],
};

/** Maximum number of kilometres of a car that has been driven little. */
const lowKm = 50_000;

const relationsBefore: [QuantityRole, Quantity['relation']][] = [
  ['after', 'after'],
  ['before', 'before'],
  ['atMost', 'atMost'],
  ['atLeast', 'atLeast'],
];

const relationsAfter: [QuantityRole, Quantity['relation']][] = [
  ['orMore', 'atLeast'],
  ['orLess', 'atMost'],
];

/** Reads one amount with the words around it from the pieces of a typed text. */
export class QuantityReader {
  /** The unit does not belong to the subject before it: "privatleasing 7 sits" is two things. */
  contradictory = false;
  /** The number is in tonnes. */
  isInTonnes = false;
  /** Index of the number's first piece. */
  numberPlace = 0;

  constructor(
    private readonly pieces: readonly KeyphrasePiece[],
    public place: number,
    private readonly vocabulary: QuantityVocabulary,
  ) {}

  read(): Quantity | null {
    const compound = this.vocabulary.compoundOf(this.text());
    if (compound) {
      this.place++;
      return { kind: compound.of, relation: 'exact', first: plainNumber(compound.count), second: null };
    }
    if (this.takeRole('lowMileage')) return { kind: 'km', relation: 'atMost', first: plainNumber(lowKm), second: null };
    if (this.takeRole('oneOwner')) return { kind: 'owners', relation: 'atMost', first: plainNumber(1), second: null };
    const year = this.lookAhead(() => this.readShortYear()) ?? this.lookAhead(() => this.readPlateYear());
    if (year) return year;
    let kind = this.takeFirst(subjects);
    this.take('sign', ':');
    const between = this.lookAhead(() => this.readBetween());
    if (between) return { ...between, kind: between.kind ?? kind };

    let relation = this.takeFirst(relationsBefore);
    kind = this.takeFirst(subjects) ?? kind;
    this.numberPlace = this.place;
    const first = this.readOne();
    if (!first) return null;
    kind = this.ofUnit(kind, this.readUnit());
    const second = this.lookAhead(() => this.readSecond());
    if (second) {
      const of = this.ofUnit(kind, second.kind);
      return { kind: of, relation: 'between', first: scaleToUnit(first, second.number), second: second.number };
    }
    const relationAfter = this.takeFirst(relationsAfter);
    relation ??= relationAfter;
    kind = this.ofUnit(kind, this.readUnit());
    kind = this.subjectBeside() ?? kind;
    return { kind, relation: relation ?? 'exact', first, second: null };
  }

  /** Returns whether the next piece begins a word, ignoring punctuation at the end of a sentence. */
  atWordEnd(): boolean {
    const word = this.pieces[this.place - 1]?.word;
    while (this.pieces[this.place]?.word === word && /^[.,;!?]$/.test(this.text())) this.place++;
    return this.pieces[this.place]?.word !== word;
  }

  /** "mellan 100 000 och 200 000 kr". */
  private readBetween(): Quantity | null {
    if (!this.takeRole('between')) return null;
    const kindBefore = this.takeFirst(subjects);
    const first = this.readOne();
    const unit = first && this.readUnit();
    if (!first || !(this.takeRole('to') || this.takeRole('and'))) return null;
    const second = this.readOne();
    if (!second) return null;
    const kind = this.ofUnit(this.ofUnit(kindBefore, unit), this.readUnit());
    return { kind, relation: 'between', first: scaleToUnit(first, second), second };
  }

  /** Reads the rest of a range after its first number: "-200 tkr". */
  private readSecond(): { number: TypedNumber; kind: QuantityKind | null } | null {
    if (!this.takeRole('to')) return null;
    const number = this.readOne();
    return number && { number, kind: this.readUnit() };
  }

  private readOne(): TypedNumber | null {
    if (this.text() === '£' || this.text() === '€') this.place++;
    const number = readNumber(this.pieces, this.place, this.vocabulary);
    if (number) {
      this.place = number.end;
      return number;
    }
    const count = this.vocabulary.numberOf(this.text());
    if (count === undefined) return null;
    const next = this.place + (this.pieces[this.place + 1]?.text === '-' ? 2 : 1);
    if (!countedKinds.some((role) => this.vocabulary.match(role, this.pieces, next) > 0)) return null;
    this.place++;
    return plainNumber(count);
  }

  /** Reads a unit after a space, a hyphen ("7-sitsig") or nothing; for a monthly cost also "kr/mån". */
  private readUnit(): QuantityKind | null {
    const start = this.place;
    if (this.text() === '-' && this.pieces[start + 1]?.kind === 'letters') this.place++;
    const isPower = this.text() === 'kw';
    let kind = isPower ? 'kilowatts' : this.takeFirst(units);
    if (isPower) this.place++;
    if (kind === null) this.place = start;
    if (kind === 'tonnes') this.isInTonnes = true;
    if (kind === null || kind === 'price') {
      const beforeMonth = this.place;
      this.take('sign', '/');
      const month = this.takeRole('perMonth');
      if (month) kind = 'month';
      else this.place = beforeMonth;
      if (month) this.take('sign', '.');
    }
    return kind;
  }

  /** The unit determines the kind, except that a monthly cost stays that of the loan or leasing before it. */
  private ofUnit(known: QuantityKind | null, unit: QuantityKind | null): QuantityKind | null {
    if (known === null || unit === null) return unit ?? known;
    if (subjectsBeside.some((subject) => subject === known)) return known;
    if (monthKinds.has(known) && (unit === 'price' || unit === 'month')) return known;
    if (unit !== known && !unitsByKind[known]?.includes(unit)) this.contradictory = true;
    return unit;
  }

  private subjectBeside(): QuantityKind | undefined {
    const isAt = (subject: QuantityRole, at: number): boolean => this.vocabulary.match(subject, this.pieces, at) > 0;
    return subjectsBeside.find((subject) => isAt(subject, this.numberPlace - 1) || isAt(subject, this.place));
  }

  /** "-21" and "'21". */
  private readShortYear(): Quantity | null {
    const [sign, digits, next] = this.pieces.slice(this.place, this.place + 3);
    if (!sign || !/^['’-]$/.test(sign.text) || !digits || !/^\d\d$/.test(digits.text)) return null;
    if (digits.word !== sign.word || next?.word === sign.word) return null;
    this.place += 2;
    return { kind: 'year', relation: 'exact', first: plainNumber(2000 + Number(digits.text)), second: null };
  }

  /** "67 plate" and "2020 plate". */
  private readPlateYear(): Quantity | null {
    const digits = this.pieces[this.place];
    if (!digits || !/^(\d\d|20\d\d)$/.test(digits.text)) return null;
    this.place++;
    if (!this.takeRole('plate')) return null;
    const kind = digits.text.length === 2 ? 'ageIdentifier' : 'year';
    const year = { ...plainNumber(Number(digits.text)), plain: true };
    return kind === 'year'
      ? { kind, relation: 'between', first: year, second: year }
      : { kind, relation: 'exact', first: year, second: null };
  }

  private text(): string {
    return this.pieces[this.place]?.text ?? '';
  }

  private take(kind: KeyphrasePiece['kind'], text: string): void {
    const piece = this.pieces[this.place];
    if (piece?.kind === kind && piece.text === text) this.place++;
  }

  private takeRole(role: QuantityRole): boolean {
    const length = this.vocabulary.match(role, this.pieces, this.place);
    this.place += length;
    return length > 0;
  }

  private takeFirst<T>(choices: readonly (readonly [QuantityRole, T])[]): T | null {
    return choices.find(([role]) => this.takeRole(role))?.[1] ?? null;
  }

  /** Runs `read` and goes back to the current place if it returns null. */
  private lookAhead<T>(read: () => T | null): T | null {
    const start = this.place;
    const result = read();
    if (result === null) this.place = start;
    return result;
  }
}

function plainNumber(value: number): TypedNumber {
  return { value, end: 0, inThousands: false, plain: false };
}

/** "100-200 tkr": the first number is in thousands too. */
function scaleToUnit(first: TypedNumber, second: TypedNumber): TypedNumber {
  if (!second.inThousands || first.inThousands || first.value >= second.value / 10) return first;
  return { ...first, value: first.value * 1000, inThousands: true, plain: false };
}
