interface NetworkInformation {
  saveData?: boolean;
  /** "slow-2g", "2g", "3g" or "4g". */
  effectiveType?: string;
}

/**
 * Whether nothing is to be loaded ahead: the visitor saves data, or the line is slower than 4G. False in browsers that
 * do not know.
 * @see https://wicg.github.io/netinfo/
 */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (!connection) return false;
  return connection.saveData === true || (connection.effectiveType ?? '4g') !== '4g';
}
