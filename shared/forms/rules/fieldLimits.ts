/** Default limits of form fields, in characters. */
export const fieldLimits = {
  /** A message to the workshop or the tire hotel. */
  message: 80,
  /** A registration number of any country with spaces and dashes; `min` counts letters and digits. */
  anyPlate: { min: 2, max: 12 },
  /** Digits of a telephone number, without its separators and +. */
  phone: { min: 6, max: 20 },
  /** Digits of a mobile number that gets text messages. */
  mobile: { min: 8, max: 15 },
  /** A person's name. */
  name: 100,
  /** A mail address, the longest that can be delivered to (RFC 5321). */
  email: 254,
  /** An enquiry about a car. */
  enquiry: 4000,
} as const;
