import type { CardRow } from './unpackCards.ts';

/**
 * Texts of a card's elements by the first word of their class, or by tag name.
 * A text runs from the start of the element to the next tag. A key with a leading "@" holds the element's URL.
 */
export type CardTexts = Readonly<Record<string, string>>;

/** Returns the amounts in a text: 231920 and 6.45 of "231 920 kr, 6,45 %". */
function amountsIn(text = ''): number[] {
  const amounts = text.match(/\d(?:[\d\s.,]*\d)?/g) ?? [];
  return amounts.map((amount) =>
    Number(
      amount
        .replace(/[.,](?=\d\d?$)/, '!')
        .replace(/[^\d!]/g, '')
        .replace('!', '.'),
    ),
  );
}

/**
 * Guesses a row of packed cards from the texts of a card.
 * Any column may be wrong (brands of two words, other units and labels in a second language).
 */
export function shownRow(texts: CardTexts): CardRow {
  const [brand = '', ...model] = texts['card-link']?.split(' ') ?? [];
  const [year, mileage, fuel, gearbox] =
    texts['car-facts']?.split(/\s*·\s*/).map((fact) => fact.replaceAll('\u00a0', ' ')) ?? [];
  const [id, slug] = texts['@card-link']?.split('/').slice(-2) ?? [];
  const [price] = amountsIn(texts['car-card-price']);
  const terms = amountsIn(texts['car-card-terms']);
  const lowest = amountsIn(texts['struck-price'])[0];
  return {
    car_id: id,
    slug,
    car_brand: brand,
    car_model: model.join(' '),
    car_version: texts['car-card-version'] || undefined,
    car_year: Number(year),
    car_mileage: amountsIn(mileage)[0],
    car_fuel: fuel,
    car_gearbox: gearbox,
    car_price: price,
    car_retail_price: lowest,
    car_campaign_price: 'struck-price' in texts ? price : undefined,
    car_lowest_price_30_days: lowest,
    car_site_city: texts['car-card-foot'] || undefined,
    '@thumbnail_url': texts['@picture-image'],
    '@blur_data_url': texts['@picture-blur'],
    $cost: amountsIn(texts['b'])[0],
    $rate: terms[0],
    $effectiveRate: terms[1],
    $total: terms.at(-1),
  };
}
