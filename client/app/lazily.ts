/** A gateway's methods as they are called blindly. */
type Methods = Record<PropertyKey, (...args: unknown[]) => Promise<unknown>>;

/**
 * An object whose code loads with the first question: each method loads it and then asks it. For objects whose methods
 * all answer with promises. It must not be awaited itself, for it has a method of every name.
 */
export function lazily<T extends object>(load: () => Promise<T>): T {
  const methods = new Proxy<Methods>(
    {},
    {
      get:
        (_none, name) =>
        async (...args: unknown[]) =>
          ((await load()) as Methods)[name]?.(...args),
    },
  );
  return methods as unknown as T;
}
