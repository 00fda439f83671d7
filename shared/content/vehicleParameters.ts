/** Query parameters of a list of vehicles on a content page: its facets, in their order. */
export const vehicleParameters = ['body', 'use', 'axles', 'weight', 'fuel'] as const;
export type VehicleParameter = (typeof vehicleParameters)[number];
