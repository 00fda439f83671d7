/** Query parameters of a vehicle list on a content page: its facets, in order. */
export const vehicleParameters = ['body', 'use', 'axles', 'weight', 'fuel'] as const;
export type VehicleParameter = (typeof vehicleParameters)[number];
