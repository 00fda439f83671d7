import type { Language } from '../../../../shared/site/SiteTypes.ts';
import type { OpenDays } from '../../../../shared/tirehotel/TireHotelTypes.ts';
import type { OpeningSchedule } from '../../../../shared/catalogue/dealers/openingHours.ts';

/** A package that customers buy. */
export interface TirePackage {
  productId: string;
  /** "Premium" */
  level: string;
}

/** A place where wheels are stored and changed. */
export interface TireLocationFacts {
  erpId: string;
  /** Site whose country, time zone and language its bookings use. */
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
  /** Opening hours as text. */
  openDays: readonly OpenDays[];
  /** Cars in work at the same time. */
  lifts: number;
  /** Cars per day that are dropped off before 08:00; 0 for none. */
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

/** Agreement of one phone number, in the form of internationalPhone(). */
export interface TireAgreement {
  phone: string;
  vehicles: readonly StoredVehicle[];
}

/** Content of the tire hotel's files, validated. */
export interface TireHotelFiles {
  /** Duration of a wheel change on a lift. */
  workMinutes: number;
  packages: readonly TirePackage[];
  locations: readonly TireLocationFacts[];
  /** By language, then by the Swedish text of packages, locations and agreements. */
  translations?: Record<Language, Readonly<Record<string, string>>>;
  agreements: readonly TireAgreement[];
}
