/** Address format of a site's country. */
export interface AddressStyle {
  /** The postcode follows the town, as in the United Kingdom. */
  postcodeAfterTown?: boolean | undefined;
}

/**
 * Joins postcode and town in the order of the country: "754 50 Uppsala", "Reading RG2 0QE". Blank parts are left out.
 */
export function townLine(
  postcode: string | undefined,
  town: string | undefined,
  { postcodeAfterTown }: AddressStyle,
): string {
  const parts = postcodeAfterTown ? [town, postcode] : [postcode, town];
  return parts.filter(Boolean).join(' ');
}
