/** Address format of a site's country. */
export interface AddressStyle {
  /** Line with the town, of {postcode}, {town} and {region}; default: "{postcode} {town}". */
  townForm?: string | undefined;
}

/** Parts of a postal address; blank ones are left out. */
export interface TownParts {
  postcode?: string | undefined;
  town?: string | undefined;
  /** State or county, as addresses write it: "MN". */
  region?: string | undefined;
}

/** Formats the town line of an address: "754 50 Uppsala", "Reading RG2 0QE", "Minneapolis, MN 55409". */
export function townLine(parts: TownParts, { townForm = '{postcode} {town}' }: AddressStyle): string {
  return townForm
    .replace(/\{(\w+)\}/g, (_all, name: keyof TownParts) => parts[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '');
}
