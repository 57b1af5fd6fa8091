import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';

/** How far beyond the middle of the next row a row is put, so that it lands before or after it. */
const BEYOND = 4;

/** Takes a row that the keyboard has picked up to the next row or heading, up or down. */
export const stepToNext: KeyboardCoordinateGetter = (
  event,
  { context: { active, collisionRect, droppableRects } },
) => {
  const down = event.code === KeyboardCode.Down;
  if (!down && event.code !== KeyboardCode.Up) return undefined;
  event.preventDefault();
  if (active === null || collisionRect === null) return undefined;
  const middle = collisionRect.top + collisionRect.height / 2;
  const next = [...droppableRects]
    .filter(([id]) => id !== active.id)
    .map(([, rect]) => rect)
    .map((rect) => ({ rect, middle: rect.top + rect.height / 2 }))
    .filter((place) => (down ? place.middle > middle + BEYOND : place.middle < middle - BEYOND))
    .toSorted((a, b) => (down ? a.middle - b.middle : b.middle - a.middle))[0];
  if (next === undefined) return undefined;
  return {
    x: collisionRect.left,
    y: next.middle - collisionRect.height / 2 + (down ? BEYOND : -BEYOND),
  };
};
