import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { logDebug } from '../../../browser/logDebug.ts';
import type { GalleryDialogProps } from './GalleryDialog.tsx';

interface GalleryDialogCode {
  /** Null until its code has loaded. */
  Dialog: ComponentType<GalleryDialogProps> | null;
  /** Loads the code. `onFailure` is set when the gallery is needed now, and handles a failure. */
  fetchDialog: (onFailure?: () => void) => void;
}

/** Loads the code of the full-screen gallery on demand. */
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
