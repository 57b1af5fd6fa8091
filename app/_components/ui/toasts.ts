export type Toast = {
  readonly id: number;
  readonly message: string;
  readonly tone: 'plain' | 'error';
  /** what the button at its end does: "Undo" */
  readonly action?: { readonly label: string; readonly run: () => void };
};

const MOST = 3;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** The toasts now on screen, oldest first. The list is a new one whenever it changes. */
export const currentToasts = (): readonly Toast[] => toasts;

/** Calls `listener` after every change. Returns how to stop. */
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a message at the foot of the page, with a button if `action` is given. At most three stand at once. */
export const showToast = (
  message: string,
  { tone = 'plain', action }: { tone?: Toast['tone']; action?: Toast['action'] } = {},
): number => {
  last += 1;
  publish([...toasts, { id: last, message, tone, ...(action && { action }) }].slice(-MOST));
  return last;
};

/** Takes a toast away. */
export const dismissToast = (id: number): void => publish(toasts.filter((toast) => toast.id !== id));
