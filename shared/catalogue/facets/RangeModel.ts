/** A model of a make with its cars in stock. */
export interface RangeModel {
  model: string;
  count: number;
  /** Price of its cheapest car; null when no car has a price. */
  price: number | null;
  /** URL of a picture of such a car; "" without one. */
  image: string;
  blur: string;
}
