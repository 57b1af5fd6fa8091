'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button';

type DialogProps = {
  open: boolean;
  /** called when it was closed: Escape, the cross, a click beside it */
  onClose: () => void;
  title: string;
  /** stands where the title would, which is then only read out */
  heading?: ReactNode;
  children: ReactNode;
  /** buttons at its foot */
  footer?: ReactNode;
  wide?: boolean;
};

/** A press and release on the scrim closes; a drag out of a text field does not. Escape is the element's own. */
const closeOnScrim = (dialog: HTMLDialogElement): (() => void) => {
  let pressed: EventTarget | null = null;
  const onPress = (event: Event) => {
    pressed = event.target;
  };
  const onClick = (event: Event) => {
    if (event.target === dialog && pressed === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', onPress);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onPress);
    dialog.removeEventListener('click', onClick);
  };
};

const Shell = ({
  open,
  onClose,
  title,
  heading,
  children,
  footer,
  className,
}: DialogProps & { className: string }) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (!open) element.close();
    else {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
  }, [open]);

  useEffect(() => (dialog.current === null ? undefined : closeOnScrim(dialog.current)), []);

  return (
    <dialog ref={dialog} className={`dlg ${className}`} aria-labelledby={id} onClose={onClose}>
      {open && (
        <div className="pan">
          <span className="pull" aria-hidden="true" />
          <div className="pan-head">
            <h2 id={id} className={heading === undefined ? '' : 'vh'}>
              {title}
            </h2>
            {heading}
            <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
          </div>
          <div className="pan-body">{children}</div>
          {footer !== undefined && <div className="pan-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  );
};

/** A modal dialog on the native element: focus goes to `data-autofocus`, stays inside and returns to where it was. */
export const Dialog = ({ wide = false, ...rest }: DialogProps) => (
  <Shell {...rest} className={wide ? 'wide' : ''} />
);

/** The same, at the foot of the screen on a phone, under the thumb. */
export const BottomSheet = ({ wide = false, ...rest }: DialogProps) => (
  <Shell {...rest} className={wide ? 'sheet wide' : 'sheet'} />
);
