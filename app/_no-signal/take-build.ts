import { BEFORE_RELOAD } from '@/app/_editor/save/kept-page';

/** Milliseconds without a key or a touch after which the user counts as idle. */
const IDLE = 5 * 60_000;

const OPEN = 'dialog[open], :popover-open';
const FIELD = 'input:not([type="hidden"], [type="button"], [type="submit"]), textarea, select';
/** An editor sends what is typed, and asks whether it is sent. */
const EDITOR = '[data-panes]';

const isFilled = (field: Element): boolean => {
  if (field.closest(EDITOR) !== null) return false;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  return 'value' in field && field.localName !== 'select' && field.value !== '';
};

/** True where a reload takes nothing from anybody: nothing unsent, nothing open, nothing typed, no field in focus. */
export const isIdle = (): boolean => {
  if (!dispatchEvent(new Event(BEFORE_RELOAD, { cancelable: true }))) return false;
  if (document.querySelector(OPEN) !== null) return false;
  if (document.activeElement?.matches(`${FIELD}, [contenteditable]`)) return false;
  return ![...document.querySelectorAll(FIELD)].some(isFilled);
};

const ACTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchstart'] as const;

/** When this tab last took a build over: while two builds answer in turn, it does not go to and fro. */
const TAKEN_AT = 'muster:build-taken-at';
const ONCE = 10 * 60_000;

const isEarly = (): boolean => Date.now() - Number(sessionStorage.getItem(TAKEN_AT) ?? 0) < ONCE;

/** A page that cannot be had would take the place of one that works. */
const isThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A newer Muster serves: the page is loaded again as soon as it is hidden or left alone, and never in the middle. */
export const reloadForBuild = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(reload, IDLE);
  };
  const reload = async () => {
    if (isEarly() || !isIdle() || !(await isThere()) || !isIdle()) return wait();
    sessionStorage.setItem(TAKEN_AT, `${Date.now()}`);
    location.reload();
  };
  const onVisibility = () => document.visibilityState === 'hidden' && void reload();
  for (const act of ACTS) addEventListener(act, wait, { capture: true, passive: true });
  document.addEventListener('visibilitychange', onVisibility);
  wait();
  onVisibility();
};
