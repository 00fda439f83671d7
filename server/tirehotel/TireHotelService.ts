import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';

/** Who asks. */
export interface TireVisitor {
  /** What stands for the visitor's network: addressKey() of the request's address. */
  address: string;
  /** The sealed session that came with the request; "" for none. */
  session: string;
  /** Called with its sealed text when a session begins, with null when it ends. */
  onSession(sealed: string | null): void;
  /** The sealed login under way that came with the request; "" for none. */
  login: string;
  /** Called with its sealed text when a login begins, with null when it ends. */
  onLogin(sealed: string | null): void;
}

/** Serves the visitors of the tire hotel: asks the back end for visitors, within limits, and for what they have validated only. */
export interface TireHotelService {
  /** The gateway of one visitor, for one request. */
  of(visitor: TireVisitor): TireHotelGateway;
  /**
   * Resolves when the visitor has a session.
   * @throws TireHotelError NoSession
   */
  authenticate(visitor: TireVisitor): Promise<void>;
}
