/** A change of the stock that was pushed. It counts until another one of the same car. */
export type StockChange =
  | { kind: 'upsert'; site: string; carId: string; form: 'mapped' | 'whole'; car: Record<string, unknown> }
  /** Site "": from all sites. */
  | { kind: 'delete'; site: string; carId: string };

/** The changes as of a version. */
export interface ChangeSet {
  version: number;
  changes: readonly StockChange[];
}

/** The sender's name of a push. */
export interface PushKey {
  key: string;
  /** Tells another push under the same key. */
  bodyHash: string;
}

/** Pushed changes, in the database that the processes share. */
export interface StockChanges {
  /** Grows with every push. */
  version(): Promise<number>;
  /** All changes, one for each car. */
  all(): Promise<ChangeSet>;
  /**
   * Stores changes, all or none: they are durable when this resolves. A push that is sent again under its key is taken
   * once, and gives the version of the first time.
   * @returns null when the key belongs to another push
   */
  take(changes: readonly StockChange[], push: PushKey | null): Promise<{ version: number } | null>;
}
