interface NetworkInformation {
  saveData?: boolean;
  /** "slow-2g", "2g", "3g" or "4g". */
  effectiveType?: string;
}

/**
 * True when nothing should be preloaded: data saver is on, or the connection is slower than 4G.
 * False in browsers that do not report it.
 * @see https://wicg.github.io/netinfo/
 */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (!connection) return false;
  return connection.saveData === true || (connection.effectiveType ?? '4g') !== '4g';
}
