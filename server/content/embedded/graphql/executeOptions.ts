import type { ExecuteOptions } from './executeOnTree.ts';

/** Reads the editing options from the headers of a request, whose names are case-insensitive. */
export function executeOptions(headers: Record<string, string | string[] | undefined>): ExecuteOptions {
  const headerValues = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
  );
  const isTrue = (name: string): boolean => headerValues.get(name)?.toLowerCase() === 'true';
  const variant = headerValues.get('sc_variant');
  const previews = isTrue('sc_previewmode') ? 'preview' : 'normal';
  return { mode: isTrue('sc_editmode') ? 'edit' : previews, ...(variant ? { variant } : {}) };
}
