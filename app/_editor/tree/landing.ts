/** The line where a dragged row would land, on what holds the rows. */
export const LANDING =
  '[&_[data-drop]]:before:absolute [&_[data-drop]]:before:inset-x-0 [&_[data-drop]]:before:z-4 [&_[data-drop]]:before:h-[3px] [&_[data-drop]]:before:bg-(--focus) [&_[data-drop=after]]:before:-bottom-0.5 [&_[data-drop=before]]:before:-top-0.5';
