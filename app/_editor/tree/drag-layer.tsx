'use client';

import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type DragHandles, replay } from './drag-handles';
import { stepToNext } from './drag-keys';
import { nodeDomId } from './row-focus';

/** A press long enough not to be a tap or the start of a scroll. */
const LONG_PRESS = { delay: 280, tolerance: 8 };

type DragLayerProps<Drop> = {
  readonly handles: DragHandles;
  /** ids of the rows, which hold no spaces, joined by them: as one text they change only when the tree does */
  readonly order: string;
  /** what is dragged into the tree from beside it */
  readonly sources?: readonly string[];
  /** can be dropped on, but not dragged */
  readonly isFixed: (id: string) => boolean;
  /** where it would land, over the row `over`, before or after its middle; null where it cannot go or would not move */
  readonly dropOf: (dragged: string, over: string, after: boolean) => Drop | null;
  readonly onPick: (id: string) => void;
  readonly onDrop: (id: string, drop: Drop) => void;
  /** the spoken name of a row, and of its parent */
  readonly nameOf: (id: string) => string;
  readonly withinOf: (id: string) => string;
  /** what is drawn of a row under the finger */
  readonly ghostOf: (id: string) => ReactNode;
};

const NO_SOURCES: readonly string[] = [];

/**
 * Drag and drop over a tree. It is a sibling of the tree and renders nothing in it: it finds rows by their DOM ids and
 * sets its listeners where the rows look for them. So it can be loaded late, and rows do not render during a drag.
 */
export const DragLayer = <Drop,>({
  handles,
  order,
  sources = NO_SOURCES,
  isFixed,
  dropOf,
  onPick,
  onDrop,
  nameOf,
  withinOf,
  ghostOf,
}: DragLayerProps<Drop>) => {
  const [dragged, setDragged] = useState<string | null>(null);
  const leftOut = useStore(handles.leftOut);
  const isDrawn = (id: string) => [...leftOut.values()].every((isLeftOut) => !isLeftOut(id));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToNext }),
  );
  const nearest = useMemo(() => nearestOf(new Set(sources)), [sources]);

  const landingOf = ({ active, over }: Pick<DragMoveEvent, 'active' | 'over'>) => {
    const moved = active.rect.current.translated;
    if (over === null || moved === null) return null;
    const after = moved.top + moved.height / 2 > over.rect.top + over.rect.height / 2;
    const drop = dropOf(String(active.id), String(over.id), after);
    return drop === null ? null : { target: String(over.id), after, drop };
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearest}
      accessibility={{ announcements: announcementsOf(nameOf, withinOf) }}
      onDragStart={({ active }) => {
        setDragged(String(active.id));
        onPick(String(active.id));
      }}
      onDragMove={(event) => {
        const landing = landingOf(event);
        markTarget(landing?.target ?? null, landing?.after ?? false);
      }}
      onDragCancel={() => {
        markTarget(null, false);
        setDragged(null);
      }}
      onDragEnd={(event) => {
        markTarget(null, false);
        setDragged(null);
        const landing = landingOf(event);
        if (landing) onDrop(String(event.active.id), landing.drop);
      }}
    >
      {order
        .split(' ')
        .filter(isDrawn)
        .map((id) => (
          <DragNode key={id} id={id} fixed={isFixed(id)} handles={handles} />
        ))}
      {sources.map((id) => (
        <DragNode key={id} id={id} fixed={false} target={false} handles={handles} />
      ))}
      <DragOverlay dropAnimation={null}>{dragged !== null && <Ghost>{ghostOf(dragged)}</Ghost>}</DragOverlay>
    </DndContext>
  );
};

/** What the pointer is over; in the gaps between rows, and for the keyboard, what is nearest. */
const nearestOf =
  (sources: ReadonlySet<string>): CollisionDetection =>
  (event) => {
    const within = pointerWithin(event);
    // what comes from beside the tree and is let go beside it stays where it is
    return within.length > 0 || sources.has(String(event.active.id)) ? within : closestCenter(event);
  };

type DragNodeProps = {
  id: string;
  /** can be dropped on, but not dragged */
  fixed: boolean;
  /** things can be dropped on it */
  target?: boolean;
  handles: DragHandles;
};

/** Ties one row of the tree to the layer. */
const DragNode = ({ id, fixed, target = true, handles }: DragNodeProps) => {
  const { listeners, setNodeRef: drag, setActivatorNodeRef } = useDraggable({ id, disabled: fixed });
  const { setNodeRef: drop } = useDroppable({ id, disabled: !target });
  const bound = useRef<HTMLElement | null>(null);
  // after each drawing: a row that changed its list is in another element
  useLayoutEffect(() => {
    const element = document.getElementById(nodeDomId(id));
    if (element === bound.current) return;
    bound.current = element;
    drag(element);
    drop(element);
    setActivatorNodeRef(element?.querySelector<HTMLElement>('[data-grip]') ?? null);
  });
  useLayoutEffect(() => {
    if (listeners) {
      handles.listeners.set(id, listeners);
      replay(handles, id);
    }
    return () => void handles.listeners.delete(id);
  }, [id, listeners, handles]);
  return null;
};

/** What is under the finger while a row is dragged. */
const Ghost = ({ children }: { children: ReactNode }) => (
  // as high as the row it was: where its middle is, decides where it lands
  <div
    className="border-rule-firm rounded-2 bg-paper text-ink flex h-full w-max max-w-80 cursor-grabbing items-center gap-2 border pr-3.5 pl-2.5 font-[560] shadow-[var(--lift-menu)]"
    data-dragged
  >
    {children}
  </div>
);

/** Shows the line where the row would land; straight in the DOM, for it follows the pointer. */
const markTarget = (id: string | null, after: boolean) => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-drop]')) delete element.dataset.drop;
  const element = id === null ? null : document.getElementById(nodeDomId(id));
  if (element) element.dataset.drop = after ? 'after' : 'before';
};

type Words = (id: string) => string;

const announcementsOf = (nameOf: Words, withinOf: Words): Announcements => {
  const name = (id: string | number) => nameOf(String(id));
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}.`,
    onDragOver: ({ active, over }) =>
      // over itself right after it was picked up: that it was picked up is the news
      over === null || over.id === active.id
        ? undefined
        : `${name(active.id)} is over ${name(over.id)}, in ${withinOf(String(over.id))}.`,
    onDragEnd: ({ active, over }) => `Put ${name(active.id)} down${over ? ` at ${name(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
  };
};
