import { onPageRestored } from '../../browser/onPageRestored.ts';

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
  private stopFollowing: () => void = () => undefined;

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
    if (this.listeners.size === 0) this.stopFollowing = this.follow();
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
      if (this.listeners.size === 0) this.stopFollowing();
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

  /** Replaces ids that cars no longer have by their present ones. */
  rename(presentIds: ReadonlyMap<string, string>): void {
    const renamed = this.current().map((car) => ({ ...car, id: presentIds.get(car.id) ?? car.id }));
    this.replace(renamed.filter(({ id }, at) => renamed.findIndex((other) => other.id === id) === at));
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

  /** Takes over the changes of other pages until the returned function is called. */
  private follow(): () => void {
    const reread = (): void => {
      const stored = this.stored();
      if (stored === null) return; // nothing is stored without storage: the list of this page is the only one
      this.cars = stored;
      for (const changed of [...this.listeners]) changed();
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === this.key || key === null) reread(); // null: the whole storage was cleared
    };
    window.addEventListener('storage', onStorage);
    const stopRereading = onPageRestored(reread);
    return () => {
      window.removeEventListener('storage', onStorage);
      stopRereading();
    };
  }

  /** The list as stored now: a background tab may have missed another one's change. */
  private current(): readonly RememberedCar[] {
    const storedCars = this.list();
    const stored = this.read();
    return stored.length > 0 ? stored : storedCars;
  }

  private read(): readonly RememberedCar[] {
    return this.stored() ?? none;
  }

  /** The stored list; null when storage is refused. */
  private stored(): readonly RememberedCar[] | null {
    let text: string | null;
    try {
      const storage = this.storage();
      if (!storage) return null;
      text = storage.getItem(this.key);
    } catch {
      return null;
    }
    try {
      const parsed: unknown = JSON.parse(text ?? '[]');
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
