/** The DOM id of a row or section of the tree. */
export const nodeDomId = (id: string): string => `node-${id}`;

/** The element that has the focus when a row or section has it. */
export const nodeButton = (id: string): HTMLElement | null =>
  document.getElementById(nodeDomId(id))?.querySelector<HTMLElement>('[data-node]') ?? null;
