import type { DistanceUnit } from '../../site/SiteTypes.ts';

/** Maximum mileage of a vehicle by unit: higher ones are in another unit, or mistyped. */
export const maxMileage: Readonly<Record<DistanceUnit, number>> = { km: 1_000_000, mil: 100_000, miles: 600_000 };
