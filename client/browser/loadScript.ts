const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script once; later calls share the same promise.
 * Rejects when loading fails; the next call then tries again.
 */
export function loadScript(address: string): Promise<void> {
  const pending = loading.get(address);
  if (pending) return pending;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      reject(new Error(`The script ${address} could not be loaded.`));
    });
  });
  loading.set(address, loaded);
  script.async = true;
  script.src = address;
  document.head.append(script);
  return loaded;
}
