/** True on a page that came from this device, as the network had none. */
export const isKeptPage = (): boolean => globalThis.document?.documentElement.dataset.kept !== undefined;

/** True where a worker would open this page again without a connection. */
export const opensAgain = (): boolean => (globalThis.navigator?.serviceWorker?.controller ?? null) !== null;

/** Asks every editor of a page whether something is unsent there: it says so by `preventDefault`. */
export const BEFORE_RELOAD = 'muster:before-reload';
