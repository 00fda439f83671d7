/** Types for the parts of itemsjs that the benchmark uses; the package has none. */
declare module 'itemsjs' {
  interface Configuration {
    native_search_enabled: boolean;
    sortings: Record<string, { field: string; order: 'asc' | 'desc' }>;
    aggregations: Record<string, { conjunction: boolean; size: number }>;
  }
  interface Engine {
    search(input: Record<string, unknown>): unknown;
  }
  export default function itemsjs(items: readonly object[], configuration: Configuration): Engine;
}
