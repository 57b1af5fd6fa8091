'use client';

import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { createStore, type StoreApi } from 'zustand';
import { Icon } from '@/app/_components/ui/icon';
import type { VisibleRows } from './seen-rows';

/** The line where a dragged row would land, on what holds the rows. */
export const LANDING =
  '[&_[data-drop]]:before:absolute [&_[data-drop]]:before:inset-x-0 [&_[data-drop]]:before:z-4 [&_[data-drop]]:before:h-[3px] [&_[data-drop]]:before:bg-(--focus) [&_[data-drop=after]]:before:-bottom-0.5 [&_[data-drop=before]]:before:-top-0.5';

type Start = 'onMouseDown' | 'onTouchStart';

/** A press on a row that came before the drag layer did. */
type EarlyPress = { readonly id: string; readonly start: Start; readonly event: MouseEvent | TouchEvent };

/**
 * The interface of the tree and the drag layer. The layer is loaded with the first drag and is a sibling of the tree,
 * so a row only passes its events to the listeners that the layer has set here.
 */
export type DragHandles = {
  readonly listeners: Map<string, NonNullable<DraggableSyntheticListeners>>;
  /** kept for the layer, which continues from it once it is loaded; null as soon as it is released */
  readonly pressed: { now: EarlyPress | null };
  /** asks for the layer: the player is about to need it */
  readonly want: () => void;
  /** whether a row of a long tree is not drawn now, by the trees that have some */
  readonly leftOut: StoreApi<ReadonlyMap<string, (id: string) => boolean>>;
};

const DragContext = createContext<DragHandles | null>(null);

export const DragProvider = DragContext.Provider;

/** Handles that nothing is dragged by yet. */
export const createDragHandles = (want: () => void): DragHandles => ({
  listeners: new Map(),
  pressed: { now: null },
  want,
  leftOut: createStore(() => new Map()),
});

/** The handles of a tree, and whether its layer is wanted yet. */
export const useDragLayer = (): { readonly handles: DragHandles; readonly dragging: boolean } => {
  const [dragging, setDragging] = useState(false);
  const handles = useMemo(() => createDragHandles(() => setDragging(true)), []);
  return { handles, dragging };
};

const useHandles = (): DragHandles => {
  const handles = use(DragContext);
  if (handles === null) throw new Error('A row stands outside the tree');
  return handles;
};

/** Tells the layer which rows of a tree are not drawn: they cannot be dragged or dropped on. */
export const useLeftOut = (
  tree: string,
  placeOf: ReadonlyMap<string, number>,
  seen: VisibleRows | null,
): void => {
  const { leftOut } = useHandles();
  useLayoutEffect(() => {
    if (seen === null) return;
    const isLeftOut = (id: string) => placeOf.has(id) && !seen.gaps.has(id);
    leftOut.setState(new Map(leftOut.getState()).set(tree, isLeftOut), true);
    return () => leftOut.setState(new Map([...leftOut.getState()].filter(([key]) => key !== tree)), true);
  }, [leftOut, tree, placeOf, seen]);
};

/** Further than a click that trembles. */
const PULL = 5;

const LET_GO = ['mouseup', 'touchend', 'touchcancel', 'touchmove'] as const;

/** Remembers a press until it is let go, and asks for the layer: a finger at once, a mouse when it pulls. */
const remember = ({ pressed, want }: DragHandles, press: EarlyPress): void => {
  pressed.now = press;
  const { event } = press;
  const onMove = (move: globalThis.MouseEvent) => {
    if (!('clientX' in event)) return;
    if (Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) > PULL) want();
  };
  const onLetGo = () => {
    pressed.now = null;
    document.removeEventListener('mousemove', onMove);
    for (const type of LET_GO) document.removeEventListener(type, onLetGo);
  };
  document.addEventListener('mousemove', onMove);
  for (const type of LET_GO) document.addEventListener(type, onLetGo, { passive: true });
  if (press.start === 'onTouchStart') want();
};

/** The layer is loaded for this row: if the row is still pressed, the drag continues from that press. */
export const replay = ({ listeners, pressed }: DragHandles, id: string): void => {
  const press = pressed.now;
  if (press?.id !== id) return;
  pressed.now = null;
  listeners.get(id)?.[press.start]?.(press.event);
};

/**
 * Buttons and fields in a row are for pressing, not for dragging; the row's own name is for both, as is a line of
 * troops.
 */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('select, input, [popover], button:not([data-node], [data-grip], [data-key])') !== null;

/** Puts what the row with that id is dragged by onto its element; null for a row that stays where it is. */
export const useDragHandles = (id: string | null) => {
  const handles = useHandles();
  if (id === null) return {};
  const begin = (start: Start, event: MouseEvent | TouchEvent) => {
    if (isControl(event.target)) return;
    const listener = handles.listeners.get(id)?.[start];
    if (listener) listener(event);
    else remember(handles, { id, start, event });
  };
  return {
    onMouseDown: (event: MouseEvent) => begin('onMouseDown', event),
    onTouchStart: (event: TouchEvent) => begin('onTouchStart', event),
  };
};

/** The handle at the head of a row: shows that it can be dragged, and is where the keyboard picks it up. */
export const Grip = ({ id, name, tabbable }: { id: string; name: string; tabbable: boolean }) => {
  const { listeners, want } = useHandles();
  return (
    <button
      type="button"
      className="text-ink-3 phone:hidden relative z-1 grid h-6 w-[18px] cursor-grab place-items-center opacity-45 group-hover/row:opacity-100 focus-visible:opacity-100"
      data-grip
      aria-label={`Drag ${name}`}
      aria-describedby="drag-help"
      aria-roledescription="drag handle"
      tabIndex={tabbable ? 0 : -1}
      onFocus={want}
      onPointerEnter={want}
      onKeyDown={(event: KeyboardEvent) => listeners.get(id)?.onKeyDown?.(event)}
    >
      <Icon name="grip" className="pointer-events-none" />
    </button>
  );
};
