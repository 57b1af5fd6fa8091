'use client';

import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { createContext, type KeyboardEvent, type MouseEvent, type TouchEvent, use } from 'react';
import { Icon } from '@/app/_components/ui/icon';

/**
 * Where the tree and the drag layer meet. The layer is loaded later and stands beside the tree, so a row only
 * hands its events on to the listeners that the layer has put here for it.
 */
export type DragHandles = {
  readonly listeners: Map<string, NonNullable<DraggableSyntheticListeners>>;
  /** asks for the layer: the player is about to need it */
  readonly want: () => void;
};

const DragContext = createContext<DragHandles | null>(null);

export const DragProvider = DragContext.Provider;

const useHandles = (): DragHandles => {
  const handles = use(DragContext);
  if (handles === null) throw new Error('A row stands outside the tree');
  return handles;
};

/** Buttons and fields in a row are for pressing, not for dragging; the row's own name is for both. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('select, input, [popover], button:not([data-node]):not(.grip)') !== null;

/** Puts what the row with that id is dragged by onto its element; null for a row that stays where it is. */
export const useDragHandles = (id: string | null) => {
  const { listeners, want } = useHandles();
  if (id === null) return {};
  return {
    onMouseDown: (event: MouseEvent) => {
      if (!isControl(event.target)) listeners.get(id)?.onMouseDown?.(event);
    },
    onTouchStart: (event: TouchEvent) => {
      want();
      if (!isControl(event.target)) listeners.get(id)?.onTouchStart?.(event);
    },
  };
};

/** The handle at the head of a row: shows that it can be dragged, and is where the keyboard picks it up. */
export const Grip = ({ id, name, tabbable }: { id: string; name: string; tabbable: boolean }) => {
  const { listeners, want } = useHandles();
  return (
    <button
      type="button"
      className="grip"
      aria-label={`Drag ${name}`}
      aria-describedby="drag-help"
      aria-roledescription="drag handle"
      tabIndex={tabbable ? 0 : -1}
      onFocus={want}
      onPointerEnter={want}
      onKeyDown={(event: KeyboardEvent) => listeners.get(id)?.onKeyDown?.(event)}
    >
      <Icon name="grip" />
    </button>
  );
};
