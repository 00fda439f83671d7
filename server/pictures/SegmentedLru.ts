/** Share of the space that entries used once may always take. */
const maxOnceShare = 0.2;

/**
 * Least recently used entries leave first, and those used once before those used again.
 * A flood of new entries therefore displaces other new ones, never more than a fifth of those in use.
 */
export class SegmentedLru<Entry extends { bytes: number }> {
  readonly #maxBytes: number;
  readonly #onEvict: (entry: Entry) => void;
  /** Oldest first. */
  readonly #once = new Map<string, Entry>();
  readonly #again = new Map<string, Entry>();
  #onceBytes = 0;
  #againBytes = 0;

  constructor(maxBytes: number, onEvict: (entry: Entry) => void) {
    this.#maxBytes = maxBytes;
    this.#onEvict = onEvict;
  }

  /** Returns an entry, which then counts as used again. */
  use(key: string): Entry | undefined {
    const entry = this.delete(key);
    if (entry) this.add(key, entry, true);
    return entry;
  }

  /** Adds or replaces an entry, and evicts others until it fits. */
  add(key: string, entry: Entry, isUsedAgain = this.#again.has(key)): void {
    this.delete(key);
    (isUsedAgain ? this.#again : this.#once).set(key, entry);
    if (isUsedAgain) this.#againBytes += entry.bytes;
    else this.#onceBytes += entry.bytes;
    while (this.#onceBytes + this.#againBytes > this.#maxBytes) this.#evict();
  }

  delete(key: string): Entry | undefined {
    const once = this.#once.get(key);
    const again = this.#again.get(key);
    this.#once.delete(key);
    this.#again.delete(key);
    this.#onceBytes -= once?.bytes ?? 0;
    this.#againBytes -= again?.bytes ?? 0;
    return once ?? again;
  }

  #evict(): void {
    const isOnceFirst = this.#again.size === 0 || this.#onceBytes > this.#maxBytes * maxOnceShare;
    const [[key] = ['']] = isOnceFirst ? this.#once : this.#again;
    const entry = this.delete(key);
    if (entry) this.#onEvict(entry);
  }
}
