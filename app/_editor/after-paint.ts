/** Calls `task` when what changed now is seen; at once where nothing is drawn. */
export const afterPaint = (task: () => void): void => {
  if (typeof requestAnimationFrame === 'undefined') task();
  else requestAnimationFrame(() => setTimeout(task));
};
