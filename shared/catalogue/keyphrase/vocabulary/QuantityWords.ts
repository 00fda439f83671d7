/** Words around a number, by meaning. Phrases are folded, with single spaces between words. */
export interface QuantityWords {
  /** Before a number: "under", "max". */
  atMost: string[];
  /** Before a number: "över", "från". */
  atLeast: string[];
  /** Before a year that is itself excluded: "nyare än". */
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
  /** Subject before a number: "pris", "årsmodell". */
  price: string[];
  mileage: string[];
  year: string[];
  power: string[];
  month: string[];
  /** Monthly cost of a loan. */
  loan: string[];
  privateLeasing: string[];
  companyLeasing: string[];
  /** After a number of years: the age of a car. */
  yearsOld: string[];
  /** Without a number: few kilometres driven. */
  lowMileage: string[];
  /** Next to a distance: the number is an electric range. */
  electricRange: string[];
  /** Next to a weight: that of a trailer. */
  towingWeight: string[];
  /** Before a weight: that of the loaded vehicle. */
  grossWeight: string[];
  kilograms: string[];
  tonnes: string[];
  /** After a number: owners so far. */
  owners: string[];
  /** Without a number: a single owner so far. */
  oneOwner: string[];
  /** 2 to 9, each with its spellings: "sju/syv". */
  numbers: string[];
}
