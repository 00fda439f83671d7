import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';

/** The visitor who makes a request. */
export interface TireVisitor {
  /** Network of the visitor: addressKey() of the request's address. */
  address: string;
  /** The encrypted session sent with the request; "" for none. */
  session: string;
  /** Called with the encrypted text when a session begins, with null when it ends. */
  onSession(sealed: string | null): void;
  /** The encrypted pending login sent with the request; "" for none. */
  login: string;
  /** Called with the encrypted text when a login begins, with null when it ends. */
  onLogin(sealed: string | null): void;
}

/** Serves tire hotel visitors: calls the back end within limits, and only for validated vehicles. */
export interface TireHotelService {
  /** Gateway of one visitor, for one request. */
  of(visitor: TireVisitor): TireHotelGateway;
  /**
   * Resolves when the visitor has a session.
   * @throws TireHotelError NoSession
   */
  authenticate(visitor: TireVisitor): Promise<void>;
}
