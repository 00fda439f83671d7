import type { DisplayText, PrimaryImage } from '../Car.ts';

export interface DealerImage extends PrimaryImage {
  original: string;
}

export interface DayText {
  day: string;
  displayText: DisplayText;
}

export interface DepartmentBrand {
  brand_code: string;
  brand_name?: string;
  brand_names?: string[];
}

export interface Employee {
  first_name: string;
  last_name: string;
  title: string;
  phone: string;
  email: string;
}

export interface Department {
  name: string;
  official_name: string;
  department_type: string;
  /** New cars, Parts, Workshop, Body work, … */
  group: string;
  /** "company.department" */
  erp_id: string;
  phone: string;
  email: string;
  openingschedule: { openinghours: DayText[]; deviationdays: DayText[] };
  brands: DepartmentBrand[];
  users: Employee[];
}

/** A dealer's premises (called Site in the contract), as the search back end delivers it. */
export interface Dealer {
  id: string;
  slug: string;
  site_official_name: string;
  site_street: string;
  site_zip: string;
  site_city: string;
  site_region: string;
  site_phone: string;
  site_email: string;
  /** "lat,lng" in decimal degrees. */
  site_geocoord: string;
  site_image_url: string;
  site_primary_image: DealerImage | null;
  site_brands: string[];
  website_city: string;
  website_sort_order: number;
  site_departments: Department[];
}
