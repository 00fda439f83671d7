import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import './Dialog.css';
import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton.tsx';
import { lockScroll } from './lockScroll.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';
import { Announcer } from '../messages/Announcer.tsx';
import { focusHeading } from '../focus/focusHeading.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and a press on the backdrop; the caller then sets open to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /**
   * modal: centred, full screen under 1024 px. drawer: from the right. bare: full screen without header (a gallery).
   */
  look?: 'modal' | 'drawer' | 'bare';
  /** Shown next to the title. */
  tools?: ReactNode;
  /** Stays visible below the scrolling body. */
  foot?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog whose content exists only while it is open.
 * The browser keeps focus inside, makes the page behind inert and restores focus on closing.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  look = 'modal',
  tools,
  foot,
  className,
  children,
}: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useCloseOnBack(open, onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const returnTo = document.activeElement;
    // before showModal(), which calculates the layout that the lock would change again
    const unlock = lockScroll();
    dialog.showModal();
    focusHeading(document.getElementById(titleId)); // its name is heard first
    return () => {
      unlock();
      dialog.close();
      if (returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true });
    };
  }, [open, titleId]);

  const handleOutsidePress = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // Pressing the backdrop is a convenience for pointers. Keyboards have Escape and the close button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={classNames('dialog', `dialog-${look}`, className)}
      aria-labelledby={titleId}
      onClick={handleOutsidePress}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className="dialog-frame">
          <div className={look === 'bare' ? 'dialog-head dialog-head-bare' : 'dialog-head'}>
            <h2 id={titleId} className={look === 'bare' ? 'visually-hidden' : 'dialog-title'}>
              {title}
            </h2>
            {tools}
            <IconButton icon="close" label={closeLabel} bare onClick={onClose} />
          </div>
          <Announcer />
          <div className="dialog-body">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
