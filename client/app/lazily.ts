/** A gateway's methods as they are called blindly. */
type Methods = Record<PropertyKey, (...args: unknown[]) => Promise<unknown>>;

/**
 * An object whose code loads with the first question, and again with the next one when it did not come. For objects
 * whose methods all answer with promises. It must not be awaited itself, for it has a method of every name.
 */
export function lazily<T extends object>(load: () => Promise<T>): T {
  let loading: Promise<T> | undefined;
  const loaded = (): Promise<T> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const methods = new Proxy<Methods>(
    {},
    {
      get:
        (_none, name) =>
        async (...args: unknown[]) =>
          ((await loaded()) as Methods)[name]?.(...args),
    },
  );
  return methods as unknown as T;
}
