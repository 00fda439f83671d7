const key = 'recentSearches';
const maxSearches = 5;

/** The visitor's last searches on this device, latest first; empty without storage. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Puts a search first. */
export function rememberSearch(text: string): void {
  write([text, ...recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())]);
}

/** Removes all searches. */
export function forgetSearches(): void {
  write([]);
}

function write(texts: readonly string[]): void {
  try {
    if (texts.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(texts.slice(0, maxSearches)));
  } catch {
    // storage is refused or full: nothing is remembered
  }
}
