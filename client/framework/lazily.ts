/** A gateway's methods in an untyped form. */
type Methods = Record<PropertyKey, (...args: unknown[]) => Promise<unknown>>;

/**
 * Proxy whose code loads on the first call, and again on the next one after a failure.
 * For objects whose methods all return promises. Do not await the proxy itself, for it has a method of every name,
 * `then` included.
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
