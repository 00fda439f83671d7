/** The opened workshops of a list. A press renders the cards that subscribe to it, not their whole step. */
export interface OpenWorkshops {
  isOpen(departmentId: string): boolean;
  /** The one opened last; undefined when none is open. */
  latest(): string | undefined;
  set(departmentId: string, open: boolean): void;
  /** Calls back after each change; returns a function that ends it. */
  subscribe(changed: () => void): () => void;
}

/** Creates the state of a list; `ids` are open at first. */
export function createOpenWorkshops(ids: readonly string[]): OpenWorkshops {
  let openIds = ids;
  const listeners = new Set<() => void>();
  return {
    isOpen: (departmentId) => openIds.includes(departmentId),
    latest: () => openIds.at(-1),
    set: (departmentId, open) => {
      openIds = [...openIds.filter((id) => id !== departmentId), ...(open ? [departmentId] : [])];
      for (const changed of [...listeners]) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
