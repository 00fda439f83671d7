import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../site/useSite.ts';
import { focusFirstFault } from '../../ui/focus/focusFirstFault.ts';

/**
 * Returns a function that focuses the first wrong field of a form and announces their number.
 * `show` marks the wrong fields; it is rendered at once, so that the focused field's description has its error.
 */
export function useFaultFocus(): (form: Element | null, show?: () => void) => void {
  const t = useTexts();
  return useCallback(
    (form, show) => {
      if (show) flushSync(show);
      focusFirstFault(form, (count) => t('faultsToMend', { count }));
    },
    [t],
  );
}
