/** A British postcode: "RG2 0QE". Royal Mail writes it behind the town. */
const britishPostcode = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i;

/** Postcode and town in the order of the postcode's country: "754 50 Uppsala", "Reading RG2 0QE". Blank parts are left out. */
export function townLine(postcode: string | undefined, town: string | undefined): string {
  const parts = britishPostcode.test(postcode?.trim() ?? '') ? [town, postcode] : [postcode, town];
  return parts.filter(Boolean).join(' ');
}
