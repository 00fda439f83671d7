/** Limit of attempts to book a car at times of its other bookings. */
export interface ConflictLimits {
  /**
   * Refuses every booking of a car after too many such attempts.
   * Each of their refusals tells the sender, who may be anyone, that the car is in a workshop then.
   * @throws BookingError TooManyRequests
   */
  checkConflicts(registrationNumber: string): Promise<void>;
  countConflict(registrationNumber: string): Promise<void>;
}
