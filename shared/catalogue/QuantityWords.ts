/** What the words around a number say. Phrases are folded; several words stand with one blank between them. */
export interface QuantityWords {
  /** Before a number: "under", "max". */
  atMost: string[];
  /** Before a number: "över", "från". */
  atLeast: string[];
  /** Before a year that does not count itself: "nyare än". */
  after: string[];
  before: string[];
  /** After a number: "eller nyare". */
  orMore: string[];
  orLess: string[];
  between: string[];
  /** Between two numbers: "till". */
  to: string[];
  /** Between the two numbers after "mellan". */
  and: string[];
  money: string[];
  perMonth: string[];
  thousand: string[];
  hp: string[];
  mil: string[];
  km: string[];
  miles: string[];
  /** Thousands of kilometres. */
  tkm: string[];
  seats: string[];
  doors: string[];
  /** British age identifiers of registration numbers: "67 plate". */
  plate: string[];
  /** The subject of a number, before it: "pris", "årsmodell". */
  price: string[];
  mileage: string[];
  year: string[];
  power: string[];
  month: string[];
  privateLeasing: string[];
  companyLeasing: string[];
  /** A distance beside one of these is how far a battery lasts. */
  electricRange: string[];
  /** 2 to 9, each with its spellings: "sju/syv". */
  numbers: string[];
}
