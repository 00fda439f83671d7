import { useEffect, useRef } from 'react';

/**
 * Closes an overlay (dialog, drawer, full-screen menu) on Back instead of leaving the page.
 * The code behind it loads when the first overlay opens.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    let remove: (() => void) | null = null;
    let isOpen = true;
    import('./overlayHistory.ts').then(
      ({ addOverlay }) => {
        if (isOpen) remove = addOverlay(() => close.current());
      },
      () => undefined, // without its code Back leaves the page, as it does without JavaScript
    );
    return () => {
      isOpen = false;
      remove?.();
    };
  }, [open]);
}
