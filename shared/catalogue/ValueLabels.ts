/**
 * Labels of delivered values in one language, only where they differ.
 * Facet → delivered value → label; by schemaKey(), values for structured data.
 */
export type ValueLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;
