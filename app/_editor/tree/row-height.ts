const spaceAbove = (element: Element): number => Number.parseFloat(getComputedStyle(element).marginTop) || 0;

/** How much of the tree a row takes up: a heading also the space above what it heads. */
export const rowHeight = (row: HTMLElement): number => {
  const block = row.closest('section, li');
  const above = block !== null && block !== row && block.firstElementChild === row ? spaceAbove(block) : 0;
  return row.getBoundingClientRect().height + spaceAbove(row) + above;
};
