import type { Tire, TireVehicle } from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { Queries } from '../../storage/Storage.ts';

interface Agreement {
  /** As stored: without a hyphen in agreements from before separators told cars apart. */
  regNo: string;
  phone: string;
  /** "Nordvik", "E60 Estate" */
  brand: string;
  model: string;
}

/** Agreement of a registration number; null for none. */
export async function findAgreement(queries: Queries, regNo: string): Promise<Agreement | null> {
  const rows = await queries
    .selectFrom('tire_vehicles')
    .select(['reg_no as regNo', 'phone', 'brand', 'model'])
    .where('reg_no', 'in', [regNo, regNo.replaceAll('-', '')])
    .execute();
  return rows.find((row) => row.regNo === regNo) ?? rows[0] ?? null;
}

export async function isCustomer(queries: Queries, phone: string): Promise<boolean> {
  const row = await queries.selectFrom('tire_customers').select('phone').where('phone', '=', phone).executeTakeFirst();
  return row !== undefined;
}

/** The vehicles of a phone with their wheels, in the order of the agreement. */
export async function findVehicles(queries: Queries, phone: string): Promise<TireVehicle[]> {
  const rows = await queries
    .selectFrom('tire_vehicles')
    .innerJoin('tire_packages', 'tire_packages.product_id', 'tire_vehicles.product_id')
    .innerJoin('tire_locations', 'tire_locations.erp_id', 'tire_vehicles.erp_id')
    .selectAll('tire_vehicles')
    .select(['tire_packages.level', 'tire_locations.location_name', 'tire_locations.department_name'])
    .select(['tire_locations.phone as location_phone', 'tire_locations.email as location_email'])
    .where('tire_vehicles.phone', '=', phone)
    .orderBy('tire_vehicles.position')
    .execute();
  const tires = await findTires(
    queries,
    rows.map(({ reg_no }) => reg_no),
  );
  return rows.map((row) => ({
    regNo: row.reg_no,
    brandCode: row.brand_code,
    brand: row.brand,
    model: row.model,
    name: row.name,
    packageLevel: row.level,
    productId: row.product_id,
    tires: tires.get(row.reg_no) ?? [],
    location: {
      erpId: row.erp_id,
      locationName: row.location_name,
      departmentName: row.department_name,
      phone: row.location_phone,
      email: row.location_email,
    },
  }));
}

async function findTires(queries: Queries, plates: readonly string[]): Promise<Map<string, Tire[]>> {
  const tires = new Map<string, Tire[]>(plates.map((plate) => [plate, []]));
  if (plates.length === 0) return tires;
  const rows = await queries
    .selectFrom('tire_wheels')
    .selectAll()
    .where('reg_no', 'in', plates)
    .orderBy('reg_no')
    .orderBy('position')
    .execute();
  for (const row of rows) {
    tires.get(row.reg_no)?.push({
      equipmentPosition: row.equipment_position,
      wheel: {
        name: row.name,
        rimDiameter: row.rim_diameter,
        sectionWidth: row.section_width,
        threadPattern: row.tread_pattern,
        threadDepth: row.tread_depth,
        aspectRatio: row.aspect_ratio,
        threadStatusId: row.status_id,
        threadStatusMessage: row.status_message,
      },
    });
  }
  return tires;
}
