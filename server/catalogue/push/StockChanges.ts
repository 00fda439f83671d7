/** A pushed change of the stock, effective until the next one of the same car. */
export type StockChange =
  | { kind: 'upsert'; site: string; carId: string; form: 'mapped' | 'whole'; car: Record<string, unknown> }
  /** Site "" means all sites. */
  | { kind: 'delete'; site: string; carId: string };

/** The changes as of a version. */
export interface ChangeSet {
  version: number;
  changes: readonly StockChange[];
}

/** The sender's idempotency key of a push. */
export interface PushKey {
  key: string;
  /** Detects another push under the same key. */
  bodyHash: string;
}

/** Pushed changes, in the database shared by all processes. */
export interface StockChanges {
  /** Grows with every push. */
  version(): Promise<number>;
  /** All changes, one per car. */
  all(): Promise<ChangeSet>;
  /**
   * Stores changes, all or none; durable when this resolves.
   * A repeated push under the same key is stored once, and returns its first version.
   * @returns null when the key belongs to another push
   */
  take(changes: readonly StockChange[], push: PushKey | null): Promise<{ version: number } | null>;
}
