import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { logDebug } from '../../browser/logDebug.ts';
import type { GalleryDialogProps } from './GalleryDialog.tsx';

interface GalleryDialogCode {
  /** Null until its code is there. */
  Dialog: ComponentType<GalleryDialogProps> | null;
  /** Asks for the code; who needs it now says what is to be done when it cannot be had. */
  fetchDialog: (onFailure?: () => void) => void;
}

/** The code of the gallery over the whole screen, which no page needs before it is pressed. */
export function useGalleryDialog(): GalleryDialogCode {
  const [Dialog, setDialog] = useState<ComponentType<GalleryDialogProps> | null>(null);
  const fetchDialog = useCallback((onFailure?: () => void) => {
    import('./GalleryDialog.tsx').then(
      (module) => setDialog(() => module.GalleryDialog),
      () => {
        logDebug('gallery.notLoaded');
        onFailure?.();
      },
    );
  }, []);
  return { Dialog, fetchDialog };
}
