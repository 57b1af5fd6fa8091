/** What a menu and a hint look like; seen once `usePop` has found their place. */
export const POP =
  'border-rule-firm bg-paper text-ink shadow-menu rounded-2 invisible fixed inset-auto m-0 max-h-[calc(100dvh-16px)] max-w-[min(340px,calc(100vw-16px))] overflow-auto border text-start [font:400_var(--t-13)/var(--lh)_var(--sans)] data-placed:visible';
