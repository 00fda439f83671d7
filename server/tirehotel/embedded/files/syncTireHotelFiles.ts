import { createHash } from 'node:crypto';
import type { Clock } from '../../../../shared/kit/Clock.ts';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import type { Schema } from '../../../storage/Schema.ts';
import type { OpenedDatabase, Queries } from '../../../storage/Storage.ts';
import type { TireHotelFiles } from './TireHotelFiles.ts';

/** Name of the row with the digest of the imported files. */
const name = 'agreements';

/** Maximum rows per statement: databases limit its number of values. */
const maxRows = 500;

/**
 * Synchronises the tables with the files in one transaction.
 * Rows removed from the files are deleted; reviews and codes stay. Files that were already imported change nothing.
 * Processes that start concurrently wait for the first of them.
 */
export async function syncTireHotelFiles(
  files: TireHotelFiles,
  { storage, clock, logger }: { storage: OpenedDatabase; clock: Clock; logger: Logger },
): Promise<void> {
  const rows = buildRows(files);
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  const isChanged = await storage.write(async (queries) => {
    const row = { name, digest: '', read_at: clock.now().toISOString() };
    // locks the row, whether it existed or not
    const before = await queries
      .insertInto('tire_files')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ ref }) => ({ digest: ref('tire_files.digest') })),
      )
      .returning('digest')
      .executeTakeFirstOrThrow();
    if (before.digest === digest) return false;
    await replaceAll(queries, rows);
    await queries.updateTable('tire_files').set({ digest, read_at: row.read_at }).where('name', '=', name).execute();
    return true;
  });
  if (isChanged) {
    const { tire_customers: customers, tire_vehicles: vehicles } = rows;
    logger.info('tireHotel.filesImported', { customers: customers.length, vehicles: vehicles.length });
  }
}

/** Referenced tables first. */
const tables = ['tire_packages', 'tire_locations', 'tire_customers', 'tire_vehicles', 'tire_wheels'] as const;

type Rows = { [Table in (typeof tables)[number]]: Schema[Table][] };

async function replaceAll(queries: Queries, rows: Rows): Promise<void> {
  for (const table of [...tables].reverse()) await queries.deleteFrom(table).execute();
  for (const table of tables) {
    const all = rows[table];
    for (let at = 0; at < all.length; at += maxRows) {
      await queries
        .insertInto(table)
        .values(all.slice(at, at + maxRows))
        .execute();
    }
  }
}

function buildRows({ packages, locations, agreements }: TireHotelFiles): Rows {
  const vehicles = agreements.flatMap(({ phone, vehicles: own }) =>
    own.map((vehicle, position) => ({ phone, position, vehicle })),
  );
  return {
    tire_packages: packages.map(({ productId, level }) => ({ product_id: productId, level })),
    tire_locations: locations.map((location) => ({
      erp_id: location.erpId,
      location_name: location.name,
      department_name: location.department,
      phone: location.phone,
      email: location.email,
    })),
    tire_customers: agreements.map(({ phone }) => ({ phone })),
    tire_vehicles: vehicles.map(({ phone, position, vehicle }) => ({
      reg_no: vehicle.plate,
      phone,
      position,
      brand_code: vehicle.brandCode,
      brand: vehicle.brand,
      model: vehicle.model,
      name: vehicle.name,
      product_id: vehicle.package,
      erp_id: vehicle.location,
    })),
    tire_wheels: vehicles.flatMap(({ vehicle }) =>
      vehicle.tires.map((tire, position) => ({
        reg_no: vehicle.plate,
        position,
        equipment_position: tire.at,
        name: tire.name,
        rim_diameter: tire.rimDiameter,
        section_width: tire.sectionWidth,
        aspect_ratio: tire.aspectRatio,
        tread_pattern: tire.pattern,
        tread_depth: tire.depth,
        status_id: tire.status,
        status_message: tire.message,
      })),
    ),
  };
}
