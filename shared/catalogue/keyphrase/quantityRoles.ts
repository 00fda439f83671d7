/** Roles of words around a number. Phrases of a role have single spaces between words. */
export const quantityRoles = [
  // Before a number: "under", "max".
  'atMost',
  // Before a number: "above", "from".
  'atLeast',
  // Before a year that is itself excluded: "newer than".
  'after',
  'before',
  // After a number: "or newer".
  'orMore',
  'orLess',
  'between',
  // Between two numbers.
  'to',
  // Between the two numbers after "between".
  'and',
  'money',
  'perMonth',
  'thousand',
  'hp',
  'mil',
  'km',
  'miles',
  // Thousands of kilometres.
  'tkm',
  'seats',
  'doors',
  // British age identifiers of registration numbers: "67 plate".
  'plate',
  // Subject before a number: "price", "model year".
  'price',
  'mileage',
  'year',
  'power',
  'month',
  // Monthly cost of a loan.
  'loan',
  'privateLeasing',
  'companyLeasing',
  // After a number of years: the age of a car.
  'yearsOld',
  // Without a number: few kilometres driven.
  'lowMileage',
  // Next to a distance: the number is an electric range.
  'electricRange',
  // Next to a weight: that of a trailer.
  'towingWeight',
  // Before a weight: that of the loaded vehicle.
  'grossWeight',
  'kilograms',
  'tonnes',
  // After a number: owners so far.
  'owners',
  // Without a number: a single owner so far.
  'oneOwner',
] as const;

export type QuantityRole = (typeof quantityRoles)[number];
