/** Value as in a content file; null for a missing link or picture. */
export type EditableValue = string | Record<string, string> | null;
