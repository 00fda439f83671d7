import type { FindOptions } from './FindOptions.ts';
import type { PersonalRecord } from './PersonalRecord.ts';

/** Finds a person's agreements of the tire hotel, by vehicle, and the code last sent to the phone. */
export async function findTireHotelRecords(options: FindOptions): Promise<PersonalRecord[]> {
  return [...(await findVehicles(options)), ...(await findCodes(options))];
}

/** Agreements come from a file, which would restore them: they are erased there. */
async function findVehicles({ storage, matches }: FindOptions): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  const vehicles = await storage.db.selectFrom('tire_vehicles').selectAll().orderBy('reg_no').execute();
  for (const vehicle of vehicles) {
    const { reg_no: id, phone } = vehicle;
    const matchedBy = matches({ phone, plate: id, country: '' });
    if (matchedBy.length === 0) continue;
    const wheels = await storage.db.selectFrom('tire_wheels').selectAll().where('reg_no', '=', id).execute();
    const data = { ...vehicle, wheels };
    found.push({ store: 'tire_vehicles', id, site: '', createdAt: '', matchedBy, keptAs: 'agreement', data });
  }
  return found;
}

async function findCodes({ storage, matches }: FindOptions): Promise<PersonalRecord[]> {
  const codes = await storage.db.selectFrom('tire_codes').select(['phone', 'expires_at']).execute();
  return codes.flatMap(({ phone, expires_at }): PersonalRecord[] => {
    const matchedBy = matches({ phone, country: '' });
    if (matchedBy.length === 0) return [];
    const data = { phone, expiresAt: expires_at };
    return [{ store: 'tire_codes', id: phone, site: '', createdAt: '', matchedBy, keptAs: null, data }];
  });
}
