'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button';

type DialogProps = {
  open: boolean;
  /** called when it was closed: Escape, the cross, a click beside it */
  onClose: () => void;
  title: string;
  /** replaces the visible title, which screen readers still read */
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

const DIALOG =
  'border-rule-firm bg-paper text-ink shadow-menu rounded-2 m-auto max-h-[calc(100dvh-32px)] overflow-hidden border p-0 backdrop:bg-scrim';
const WIDTH = { normal: 'w-[min(520px,calc(100vw-32px))]', wide: 'w-[min(760px,calc(100vw-32px))]' };
/** On a phone the same element is a sheet at its foot. */
const SHEET =
  'max-tablet:border-rule-ink max-tablet:rounded-t-3 max-tablet:shadow-sheet max-tablet:mx-0 max-tablet:mb-0 max-tablet:max-h-[88dvh] max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-b-none max-tablet:border-0 max-tablet:border-t motion-safe:[transition:translate_220ms_ease-out] starting:translate-y-10';
/** The whole window: a page over the page. */
const PAGE = 'bg-paper text-ink m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 p-0';
const PAGE_BODY =
  'relative min-h-0 flex-1 max-tablet:overflow-auto max-tablet:overscroll-contain tablet:grid tablet:grid-cols-[clamp(280px,27vw,380px)_minmax(0,1fr)]';
const PULL =
  'after:bg-rule-firm after:rounded-1 relative hidden h-[18px] flex-none after:absolute after:top-[9px] after:left-1/2 after:-ml-5 after:h-1 after:w-10 max-tablet:block';
const HEAD = {
  dialog: 'border-rule-ink',
  sheet: 'border-rule max-tablet:pt-0 max-tablet:pb-1.5',
};
const OVER_EDGE = 'max-tablet:pb-[calc(16px+env(safe-area-inset-bottom))]';

const Shell = ({
  open,
  onClose,
  title,
  heading,
  children,
  footer,
  wide = false,
  shape = 'dialog',
}: DialogProps & { shape?: 'dialog' | 'sheet' | 'page' }) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [sheet, page] = [shape === 'sheet', shape === 'page'];

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      // A dialog that is removed without being closed does not return the focus.
      if (!element.isConnected && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  useEffect(() => (dialog.current === null ? undefined : closeOnScrim(dialog.current)), []);

  return (
    <dialog
      ref={dialog}
      className={page ? PAGE : `${DIALOG} ${WIDTH[wide ? 'wide' : 'normal']} ${sheet ? SHEET : ''}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      {open && (
        <div className={`flex flex-col ${page ? 'h-full' : 'max-h-[inherit]'}`} data-pan>
          {sheet && <span className={PULL} aria-hidden="true" />}
          <div
            className={`max-tablet:pl-4 flex items-center gap-3 border-b pt-3 pr-3 pb-2.5 pl-5 ${sheet ? HEAD.sheet : HEAD.dialog}`}
          >
            <h2 id={id} className={heading === undefined ? 'text-20 min-w-0 flex-1 wrap-anywhere' : 'vh'}>
              {title}
            </h2>
            {heading}
            <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
          </div>
          {/* words for readers of the page are placed in it, else they would lengthen the dialog around it */}
          <div
            className={
              page
                ? PAGE_BODY
                : `max-tablet:px-4 relative overflow-auto overscroll-contain px-5 py-4 ${sheet && footer === undefined ? OVER_EDGE : ''}`
            }
            data-pan-body
            // with its buttons below it, nothing in it need take the focus: it is scrolled by the keys itself
            {...(footer !== undefined && { tabIndex: 0 })}
          >
            {children}
          </div>
          {footer !== undefined && (
            <div
              className={`border-rule bg-paper-sunk max-tablet:px-4 flex flex-wrap justify-end gap-2 border-t px-5 py-3 ${OVER_EDGE}`}
            >
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
};

/** A modal dialog on the native element: focus goes to `data-autofocus`, stays inside and returns to where it was. */
export const Dialog = (props: DialogProps) => <Shell {...props} />;

/** The same, at the foot of the screen on a phone, under the thumb. */
export const BottomSheet = (props: DialogProps) => <Shell {...props} shape="sheet" />;

/** The same over the whole window: two columns, each scrolling alone; one under the other where it is narrow. */
export const PageDialog = (props: Omit<DialogProps, 'wide'>) => <Shell {...props} shape="page" />;
