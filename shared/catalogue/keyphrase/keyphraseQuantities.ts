import type { DistanceUnit } from '../../site/SiteTypes.ts';
import { readNumber } from './keyphraseNumbers.ts';
import type { TypedNumber } from './keyphraseNumbers.ts';
import type { QuantityWords } from './vocabulary/QuantityWords.ts';
import { quantityFilter } from './quantityFilter.ts';
import type { KeyphrasePiece } from './keyphraseTokens.ts';
import type { QuantityVocabulary } from './vocabulary/keyphraseVocabulary.ts';

/** Kind of number. A distance keeps its unit until it is converted to the site's. */
export type QuantityKind =
  | 'price'
  /** Monthly cost of a loan or of leasing. */
  | 'month'
  | 'loanMonth'
  | 'privateMonth'
  | 'companyMonth'
  | 'power'
  | 'kilowatts'
  | 'year'
  /** Two-digit age identifier of a British registration number. */
  | 'ageIdentifier'
  /** Age in years. */
  | 'age'
  | 'electricRange'
  | 'seats'
  | 'doors'
  | 'mileage'
  /** Thousands of kilometres. */
  | 'tkm'
  | DistanceUnit;

/** A number with the words around it, before the site's filters are considered. */
export interface Quantity {
  kind: QuantityKind | null;
  /** "after" and "before" exclude the number itself; "exact" has no relation word. */
  relation: 'exact' | 'atMost' | 'atLeast' | 'after' | 'before' | 'between';
  first: TypedNumber;
  second: TypedNumber | null;
}

/** Filter read from the pieces up to `end`, or an amount without a matching filter. */
export interface QuantityMatch {
  filter: { facet: string; values: string[] } | null;
  end: number;
  /** The amount has no filter and is in no car's texts: an electric range, a distance to a town. */
  isIgnored?: boolean;
}

/** Site data that determines the filter of a quantity. */
export interface QuantitySite {
  distanceUnit: DistanceUnit;
  powerUnit: 'hp' | 'kW';
  /** Names of the facets that may be filtered. */
  facets: ReadonlySet<string>;
  /** Returns the values of a facet of single numbers: the numbers of seats in stock. */
  numbersOf(facet: string): readonly number[];
}

const subjects: [keyof QuantityWords, QuantityKind][] = [
  ['companyLeasing', 'companyMonth'],
  ['privateLeasing', 'privateMonth'],
  ['loan', 'loanMonth'],
  ['month', 'month'],
  ['price', 'price'],
  ['mileage', 'mileage'],
  ['year', 'year'],
  ['power', 'power'],
  ['electricRange', 'electricRange'],
];

const units: [keyof QuantityWords, QuantityKind][] = [
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
];

const monthKinds: ReadonlySet<QuantityKind> = new Set(['month', 'loanMonth', 'privateMonth', 'companyMonth']);

/** Units that are possible after a subject. */
const unitsByKind: Partial<Record<QuantityKind, readonly QuantityKind[]>> = {
  price: ['month'],
  mileage: ['mil', 'km', 'miles', 'tkm'],
  power: ['kilowatts'],
};

/** Maximum number of kilometres of a car that has been driven little. */
const lowKm = 50_000;

const relationsBefore: [keyof QuantityWords, Quantity['relation']][] = [
  ['after', 'after'],
  ['before', 'before'],
  ['atMost', 'atMost'],
  ['atLeast', 'atLeast'],
];

const relationsAfter: [keyof QuantityWords, Quantity['relation']][] = [
  ['orMore', 'atLeast'],
  ['orLess', 'atMost'],
];

/**
 * Reads an amount with its relation words, from the piece `at` on.
 * Examples: "under 200 000 kr", "mellan 100 och 200 tkr", "2019-2022", "sjusitsig", "privatleasing max 3000". It ends
 * at the end of a word. Null when there is none. An amount with a unit that the site has no filter for ("500 km
 * räckvidd") is returned without a filter, so that its number is not used for anything else.
 */
export function readQuantity(
  pieces: readonly KeyphrasePiece[],
  at: number,
  vocabulary: QuantityVocabulary,
  site: QuantitySite,
): QuantityMatch | null {
  const reader = new QuantityReader(pieces, at, vocabulary);
  const quantity = reader.read();
  if (!quantity || reader.contradictory || !reader.atWordEnd()) return null;
  const filter = quantityFilter(quantity, site);
  if (!filter && !hasUnit(quantity)) return null;
  const isIgnored = !filter && quantity.kind !== null && ignoredKinds.has(quantity.kind);
  return { filter, end: reader.place, ...(isIgnored ? { isIgnored } : {}) };
}

const ignoredKinds: ReadonlySet<QuantityKind> = new Set(['electricRange', 'km', 'mil', 'miles']);

class QuantityReader {
  /** The unit does not belong to the subject before it: "privatleasing 7 sits" is two things. */
  contradictory = false;

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
    const year = this.lookAhead(() => this.readShortYear()) ?? this.lookAhead(() => this.readPlateYear());
    if (year) return year;
    let kind = this.takeFirst(subjects);
    this.take('sign', ':');
    const between = this.lookAhead(() => this.readBetween());
    if (between) return { ...between, kind: between.kind ?? kind };

    let relation = this.takeFirst(relationsBefore);
    kind = this.takeFirst(subjects) ?? kind;
    const firstPlace = this.place;
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
    if (this.besideElectricRange(firstPlace)) kind = 'electricRange';
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
    // A spelled-out number counts seats or doors, nothing else.
    const next = this.place + (this.pieces[this.place + 1]?.text === '-' ? 2 : 1);
    const counts = (role: 'seats' | 'doors'): boolean => this.vocabulary.match(role, this.pieces, next) > 0;
    if (!counts('seats') && !counts('doors')) return null;
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
    if (known === 'electricRange') return known;
    if (monthKinds.has(known) && (unit === 'price' || unit === 'month')) return known;
    if (unit !== known && !unitsByKind[known]?.includes(unit)) this.contradictory = true;
    return unit;
  }

  private besideElectricRange(number: number): boolean {
    return [number - 1, this.place].some((at) => this.vocabulary.match('electricRange', this.pieces, at) > 0);
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

  private takeRole(role: keyof QuantityWords): boolean {
    const length = this.vocabulary.match(role, this.pieces, this.place);
    this.place += length;
    return length > 0;
  }

  private takeFirst<T>(choices: readonly (readonly [keyof QuantityWords, T])[]): T | null {
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

function hasUnit({ kind }: Quantity): boolean {
  return kind !== null && kind !== 'year';
}

function plainNumber(value: number): TypedNumber {
  return { value, end: 0, inThousands: false, plain: false };
}

/** "100-200 tkr": the first number is in thousands too. */
function scaleToUnit(first: TypedNumber, second: TypedNumber): TypedNumber {
  if (!second.inThousands || first.inThousands || first.value >= second.value / 10) return first;
  return { ...first, value: first.value * 1000, inThousands: true, plain: false };
}
