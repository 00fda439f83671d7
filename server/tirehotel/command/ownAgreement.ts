import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { Queries } from '../../storage/Storage.ts';
import { findAgreement } from '../embedded/tireVehicles.ts';
import type { AgreementSubjects } from './tireHotelCommand.ts';

/**
 * Search of the embedded engine by registration number, without the engine.
 * Rejects with TireHotelError NoAgreement.
 */
export async function ownAgreement(queries: Queries, regNo: string): Promise<AgreementSubjects> {
  const found = await findAgreement(queries, regNo);
  if (!found) throw new TireHotelError('NoAgreement');
  return { regNo: found.regNo, phoneToken: found.phone };
}
