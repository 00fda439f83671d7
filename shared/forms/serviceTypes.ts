/** What can be ordered for a car, in the words and the order of the Norwegian form. */
export const carServiceTypes = [
  'Service',
  'Vinterklar-bil',
  'EU-kontroll',
  'Hjulskift',
  'Service eldre biler (5+)',
  'Reparasjon',
  'Lakk / karosseri',
  'Steinsprut / Ruteskift',
  'Aircondition service',
  'Bilskade',
  'Annet',
] as const;

/** The same for a motorcycle; the spelling is the wire's. */
export const motorcycleServiceTypes = ['Bestille service', 'Bestile deler', 'Annet'] as const;

/** What can be ordered for a vehicle of the kind. */
export function serviceTypes(typeCar: boolean): readonly string[] {
  return typeCar ? carServiceTypes : motorcycleServiceTypes;
}

/** Of the chosen services those that the kind of vehicle has, in the form's order, each once. */
export function servicesOf(typeCar: boolean, chosen: readonly string[]): string[] {
  return serviceTypes(typeCar).filter((service) => chosen.includes(service));
}
