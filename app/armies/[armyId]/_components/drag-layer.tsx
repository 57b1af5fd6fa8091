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
import { useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from '@/app/_components/ui/glyph';
import { isListed, nodeOf } from '../_store/changes';
import { type Drop, dropSpot } from '../_store/drop-spot';
import { moveSection } from '../_store/moves';
import { rowOf, sectionOf, type View, visibleNodes } from '../_store/view';
import { useActions, useBuilder } from './builder-context';
import { type DragHandles, replay } from './drag-handles';
import { stepToNext } from './drag-keys';
import { nodeDomId } from './node-dom-id';
import { useCommands } from './use-commands';

/** A press long enough not to be a tap or the start of a scroll. */
const LONG_PRESS = { delay: 280, tolerance: 8 };

/** What the pointer is over; in the gaps between rows, and for the keyboard, what is nearest. */
const nearest: CollisionDetection = (event) => {
  const within = pointerWithin(event);
  return within.length > 0 ? within : closestCenter(event);
};

/**
 * Drag and drop over the tree. It draws nothing in the tree: it stands beside it, takes rows by their DOM ids and puts
 * its listeners where the rows look for them. So it can come later, and rows are not drawn while one is dragged.
 */
export const DragLayer = ({ handles }: { handles: DragHandles }) => {
  // ids hold no spaces; as one text they change only when the tree does, not with each keystroke in it
  const order = useBuilder(({ view, folded }) => visibleNodes(view, folded).join(' '));
  const { now, change, select } = useActions();
  const commands = useCommands();
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToNext }),
  );

  const onMove = (event: DragMoveEvent) => {
    const landing = landingOf(now().view, event);
    markTarget(landing?.target ?? null, landing?.after ?? false);
  };

  const land = (id: string, drop: Drop) => {
    if (drop.kind === 'spot') commands.moveTo(id, drop.spot);
    else change(moveSection(now().file, now().view, id, drop.steps), { focus: true });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearest}
      accessibility={{ announcements: announcementsOf(() => now().view) }}
      onDragStart={({ active }) => {
        setDragged(String(active.id));
        select(String(active.id));
      }}
      onDragMove={onMove}
      onDragCancel={() => {
        markTarget(null, false);
        setDragged(null);
      }}
      onDragEnd={(event) => {
        markTarget(null, false);
        setDragged(null);
        const landing = landingOf(now().view, event);
        if (landing) land(String(event.active.id), landing.drop);
      }}
    >
      {order.split(' ').map((id) => (
        <DragNode key={id} id={id} fixed={!isListed(now().view, id)} handles={handles} />
      ))}
      <DragOverlay dropAnimation={null}>{dragged !== null && <Ghost id={dragged} />}</DragOverlay>
    </DndContext>
  );
};

type DragNodeProps = {
  id: string;
  /** can be dropped on, but not dragged */
  fixed: boolean;
  handles: DragHandles;
};

/** Ties one row of the tree to the layer. */
const DragNode = ({ id, fixed, handles }: DragNodeProps) => {
  const { listeners, setNodeRef: drag, setActivatorNodeRef } = useDraggable({ id, disabled: fixed });
  const { setNodeRef: drop } = useDroppable({ id });
  const bound = useRef<HTMLElement | null>(null);
  // after each drawing: a row that changed its list is in another element
  useLayoutEffect(() => {
    const element = document.getElementById(nodeDomId(id));
    if (element === bound.current) return;
    bound.current = element;
    drag(element);
    drop(element);
    setActivatorNodeRef(element?.querySelector<HTMLElement>('.grip') ?? null);
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
const Ghost = ({ id }: { id: string }) => {
  const row = useBuilder(({ view }) => rowOf(view, id)?.row ?? null);
  const title = useBuilder(({ view }) => sectionOf(view, id)?.section.title ?? '');
  return (
    <div className="ghost">
      {row && <Glyph symbol={row.symbol} />}
      <bdi>{row?.name ?? title}</bdi>
    </div>
  );
};

type Landing = { readonly target: string; readonly after: boolean; readonly drop: Drop };

const landingOf = (view: View, { active, over }: Pick<DragMoveEvent, 'active' | 'over'>): Landing | null => {
  const moved = active.rect.current.translated;
  if (over === null || moved === null) return null;
  const after = moved.top + moved.height / 2 > over.rect.top + over.rect.height / 2;
  const drop = dropSpot(view, String(active.id), String(over.id), after);
  return drop && { target: String(over.id), after, drop };
};

/** Shows the line where the row would land; straight in the DOM, for it follows the pointer. */
const markTarget = (id: string | null, after: boolean) => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-drop]')) delete element.dataset.drop;
  const element = id === null ? null : document.getElementById(nodeDomId(id));
  if (element) element.dataset.drop = after ? 'after' : 'before';
};

const announcementsOf = (view: () => View): Announcements => {
  const section = (id: string | number) => sectionOf(view(), String(id))?.section.title ?? '';
  const name = (id: string | number) => nodeOf(view(), String(id))?.name ?? section(id);
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}.`,
    onDragOver: ({ active, over }) =>
      // over itself right after it was picked up: that it was picked up is the news
      over === null || over.id === active.id
        ? undefined
        : `${name(active.id)} is over ${name(over.id)}, in ${section(over.id)}.`,
    onDragEnd: ({ active, over }) => `Put ${name(active.id)} down${over ? ` at ${name(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
  };
};
