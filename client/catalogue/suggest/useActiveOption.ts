import { useState } from 'react';

/**
 * The active option of a list whose field keeps the focus; -1 for none.
 * @param id prefix of the options' ids
 */
export function useActiveOption(id: string, count: number) {
  const [active, setActive] = useState(-1);
  const optionId = (at: number): string => `${id}-option-${String(at)}`;
  const move = (step: 1 | -1): void => {
    // past either end no option is active, only the field
    const places = count + 1;
    const at = ((active + 1 + step + places) % places) - 1;
    setActive(at);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };
  return { active, setActive, optionId, move };
}
