const PREFIX = 'node-';

/** The DOM id of a row or section of the tree. */
export const nodeDomId = (id: string): string => `${PREFIX}${id}`;

/** The element that has the focus when a row or section has it. */
export const nodeButton = (id: string): HTMLElement | null =>
  document.getElementById(nodeDomId(id))?.querySelector<HTMLElement>('[data-node]') ?? null;

/** The row or section that something on the page stands in. */
export const nodeIdAround = (target: EventTarget | null): string | null => {
  const row = target instanceof Element ? target.closest(`[id^="${PREFIX}"]:has([data-node])`) : null;
  return row === null ? null : row.id.slice(PREFIX.length);
};
