import type { StoredBooking } from './StoredBooking.ts';

/** Thrown to roll back a transaction whose time overlaps another booking of the car. Never leaves the engine. */
export class CarBookedError extends Error {
  override readonly name = 'CarBookedError';
  readonly existing: StoredBooking;

  constructor(existing: StoredBooking) {
    super('The car has a booking that overlaps the time.');
    this.existing = existing;
  }
}
