import type { EarlyInput } from './EarlyInput.ts';

/** Removes and returns the input for elements that `isWanted` accepts. */
export function takeEarlyInput(input: EarlyInput, isWanted: (element: Element) => boolean): EarlyInput {
  const presses = [...input.presses].filter(isWanted);
  const fields = [...input.fields].filter(([field]) => isWanted(field));
  const toggled = [...input.toggled].filter(isWanted);
  for (const control of presses) input.presses.delete(control);
  for (const [field] of fields) input.fields.delete(field);
  for (const details of toggled) input.toggled.delete(details);
  return { presses: new Set(presses), fields: new Map(fields), toggled: new Set(toggled) };
}
