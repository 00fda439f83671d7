import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';

/** Who asks. */
export interface TireVisitor {
  /** What stands for the visitor's network: addressKey() of the request's address. */
  address: string;
  /** The sealed session that came with the request; "" for none. */
  session: string;
  /** Called when a session begins (its sealed text and how long it lasts), or ends (null). */
  onSession(session: { sealed: string; maxAgeSeconds: number } | null): void;
}

/** The tire hotel's front desk: asks the back end for visitors, within limits, and for what they have validated only. */
export interface TireHotelDesk {
  /** The gateway of one visitor, for one request. */
  of(visitor: TireVisitor): TireHotelGateway;
}
