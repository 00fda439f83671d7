/** A car that the visitor saved or viewed. Only id and time are stored, on this device. */
export interface RememberedCar {
  id: string;
  /** Time of saving or viewing, ms since 1970. */
  at: number;
}

/** Required part of the device's storage, which may be refused or full. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const none: readonly RememberedCar[] = [];

/**
 * A list of cars on the visitor's device, newest first.
 * Tabs of one device stay in sync. Where the device refuses storage, it lasts as long as the page.
 */
export class CarMemory {
  private readonly listeners = new Set<() => void>();
  private cars: readonly RememberedCar[] | null = null;

  /**
   * @param storage null when the browser refuses it
   * @param limit maximum length. The oldest cars are dropped.
   */
  constructor(
    private readonly key: string,
    private readonly limit: number,
    private readonly storage: () => MemoryStorage | null,
    private readonly now: () => number = Date.now,
  ) {}

  /** The list; the same array until it changes. */
  readonly list = (): readonly RememberedCar[] => {
    this.cars ??= this.read();
    return this.cars;
  };

  has(id: string): boolean {
    return this.list().some((car) => car.id === id);
  }

  /** Calls `changed` after every change, in this tab or another, until the returned function is called. */
  readonly subscribe = (changed: () => void): (() => void) => {
    if (this.listeners.size === 0) window.addEventListener('storage', this.changedElsewhere);
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
      if (this.listeners.size === 0) window.removeEventListener('storage', this.changedElsewhere);
    };
  };

  /** Puts a car first, whether or not it was in the list. */
  add(id: string): void {
    if (id === '') return;
    this.replace([{ id, at: this.now() }, ...this.current().filter((car) => car.id !== id)].slice(0, this.limit));
  }

  remove(ids: readonly string[]): void {
    this.replace(this.current().filter((car) => !ids.includes(car.id)));
  }

  toggle(id: string): void {
    if (this.current().some((car) => car.id === id)) this.remove([id]);
    else this.add(id);
  }

  clear(): void {
    this.replace(none);
  }

  /** Restores a cleared list. */
  replace(cars: readonly RememberedCar[]): void {
    this.cars = cars;
    try {
      if (cars.length > 0) this.storage()?.setItem(this.key, JSON.stringify(cars));
      else this.storage()?.removeItem(this.key);
    } catch {
      // full or refused: the list lasts as long as the page
    }
    for (const changed of [...this.listeners]) changed();
  }

  private readonly changedElsewhere = (event: Pick<StorageEvent, 'key'>): void => {
    if (event.key !== this.key && event.key !== null) return; // null: the whole storage was cleared
    this.cars = this.read();
    for (const changed of [...this.listeners]) changed();
  };

  /** The list as stored now: a background tab may have missed another one's change. */
  private current(): readonly RememberedCar[] {
    const storedCars = this.list();
    const stored = this.read();
    return stored.length > 0 ? stored : storedCars;
  }

  private read(): readonly RememberedCar[] {
    try {
      const parsed: unknown = JSON.parse(this.storage()?.getItem(this.key) ?? '[]');
      return Array.isArray(parsed) ? parsed.filter(isRemembered).slice(0, this.limit) : none;
    } catch {
      return none;
    }
  }
}

function isRemembered(value: unknown): value is RememberedCar {
  const { id, at } = (value ?? {}) as { id?: unknown; at?: unknown };
  return typeof id === 'string' && id !== '' && typeof at === 'number';
}
