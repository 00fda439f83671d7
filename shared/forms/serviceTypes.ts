/** Services for a car, in the wording and order of the Norwegian form. */
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

/** Services for a motorcycle; spelled as in the API. */
export const motorcycleServiceTypes = ['Bestille service', 'Bestile deler', 'Annet'] as const;

/** Returns the services for a kind of vehicle. */
export function serviceTypes(typeCar: boolean): readonly string[] {
  return typeCar ? carServiceTypes : motorcycleServiceTypes;
}

/** Filters the chosen services to those of the kind of vehicle, in form order without duplicates. */
export function selectServices(typeCar: boolean, chosen: readonly string[]): string[] {
  return serviceTypes(typeCar).filter((service) => chosen.includes(service));
}
