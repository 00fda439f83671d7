/** Fields that a stock is useless without, in the order of the report. */
export const essentialFields = ['id', 'brand', 'model', 'price', 'mileage', 'year', 'photos', 'condition'] as const;
export type EssentialField = (typeof essentialFields)[number];

/** Lowest shares of the cars that have a field, 0 to 1; fields that are left out have their default. */
export type MinShares = Readonly<Partial<Record<EssentialField, number>>>;

/**
 * Default shares below which a check fails.
 * Prices may be on request, and not every export has a condition. Photos count once the mapping has `images`.
 */
export const defaultMinShares: Readonly<Record<EssentialField, number>> = {
  id: 1,
  brand: 1,
  model: 1,
  price: 0.01,
  mileage: 0.5,
  year: 0.5,
  photos: 0.5,
  condition: 0,
};

/** Members of a mapping that fill the fields. */
export const mappingMembers: Readonly<Record<EssentialField, string>> = {
  id: 'id',
  brand: 'car_brand',
  model: 'car_model',
  price: 'car_price',
  mileage: 'car_mileage',
  year: 'car_year',
  photos: 'images',
  condition: 'car_condition',
};

const isEssential = (name: string): name is EssentialField => (essentialFields as readonly string[]).includes(name);

/**
 * Parses the shares of a command line: "0.8" for every field, "photos=0,year=0.3" for some.
 * @returns null for another text
 */
export function parseMinShares(text: string): MinShares | null {
  const shares: Partial<Record<EssentialField, number>> = {};
  for (const part of text.split(',')) {
    const [, name, number = ''] = /^(?:([a-z]+)=)?([01](?:\.\d+)?)$/.exec(part.trim()) ?? [];
    const share = Number(number);
    if (number === '' || share > 1 || (name !== undefined && !isEssential(name))) return null;
    for (const field of name === undefined ? essentialFields : [name]) shares[field] = share;
  }
  return shares;
}
