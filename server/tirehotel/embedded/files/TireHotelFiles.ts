import type { Language } from '../../../../shared/site/SiteTypes.ts';
import type { OpenDays } from '../../../../shared/tirehotel/TireHotelTypes.ts';
import type { OpeningSchedule } from '../../../../shared/catalogue/openingHours.ts';

/** What customers have bought. */
export interface TirePackage {
  productId: string;
  /** "Premium" */
  level: string;
}

/** Where wheels are stored and changed. */
export interface TireLocationFacts {
  erpId: string;
  /** Name of the site whose country, time zone and language its bookings have. */
  site: string;
  name: string;
  department: string;
  /** "Stålgatan 12, 754 50 Uppsala" */
  address: string;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  schedule: OpeningSchedule;
  /** The same in words. */
  openDays: readonly OpenDays[];
  /** Cars that are worked on at the same time. */
  lifts: number;
  /** Cars a day that are left before 08:00; 0: none. */
  dropOffs: number;
  noticeHours: number;
  changeHours: number;
}

export interface StoredTire {
  /** "Vänster fram" */
  at: string;
  name: string;
  pattern: string;
  /** Inches, mm, percent. */
  rimDiameter: number;
  sectionWidth: number;
  aspectRatio: number;
  /** mm */
  depth: number;
  status: number;
  message: string;
}

export interface StoredVehicle {
  plate: string;
  brandCode: string;
  brand: string;
  model: string;
  name: string;
  /** productId */
  package: string;
  /** erpId */
  location: string;
  tires: readonly StoredTire[];
}

/** Of one phone, in the form of normalPhone(). */
export interface TireAgreement {
  phone: string;
  vehicles: readonly StoredVehicle[];
}

/** What the tire hotel's files say, checked. */
export interface TireHotelFiles {
  /** Of a wheel change on a lift. */
  workMinutes: number;
  packages: readonly TirePackage[];
  locations: readonly TireLocationFacts[];
  /** By language, then by the Swedish text of packages, locations and agreements. */
  translations?: Partial<Record<Language, Readonly<Record<string, string>>>>;
  agreements: readonly TireAgreement[];
}
