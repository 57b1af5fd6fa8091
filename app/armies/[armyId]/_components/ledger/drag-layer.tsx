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
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Glyph } from '@/app/_components/ui/glyph';
import type { BuilderState } from '../../_store/builder-state';
import { isListed, nodeOf } from '../../_store/changes';
import { type Drop, dropSpot, troopSpot } from '../../_store/drop-spot';
import { moveSection } from '../../_store/moves';
import { troopId, troopOf } from '../../_store/troop-id';
import { rowOf, sectionOf, visibleNodes } from '../../_store/view';
import { useActions, useBuilder } from '../builder-context';
import { useCommands } from '../use-commands';
import { type DragHandles, replay } from './drag-handles';
import { stepToNext } from './drag-keys';
import { nodeDomId } from './node-dom-id';

/** A press long enough not to be a tap or the start of a scroll. */
const LONG_PRESS = { delay: 280, tolerance: 8 };

const isTroop = (id: string | number): boolean => String(id).startsWith('troop:');

/** What the pointer is over; in the gaps between rows, and for the keyboard, what is nearest. */
const nearest: CollisionDetection = (event) => {
  const within = pointerWithin(event);
  // troops that are let go beside the tree stay where they are
  return within.length > 0 || isTroop(event.active.id) ? within : closestCenter(event);
};

/**
 * Drag and drop over the tree. It draws nothing in the tree: it stands beside it, takes rows by their DOM ids and puts
 * its listeners where the rows look for them. So it can come later, and rows are not drawn while one is dragged.
 */
export const DragLayer = ({ handles }: { handles: DragHandles }) => {
  // ids hold no spaces; as one text they change only when the tree does, not with each keystroke in it
  const order = useBuilder(({ view, folded }) => visibleNodes(view, folded).join(' '));
  const offered = useBuilder((state) => state.troops);
  const troops = useMemo(() => offered.flatMap(({ entries }) => entries.map(troopId)), [offered]);
  const { now, change, select } = useActions();
  const commands = useCommands();
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToNext }),
  );

  const onMove = (event: DragMoveEvent) => {
    const landing = landingOf(now(), event);
    markTarget(landing?.target ?? null, landing?.after ?? false);
  };

  const land = (id: string, drop: Drop) => {
    const troops = troopOf(now().troops, id);
    if (troops && drop.kind === 'spot') commands.addTroops(troops, drop.spot);
    else if (drop.kind === 'spot') commands.moveTo(id, drop.spot);
    else change(moveSection(now().file, now().view, id, drop.steps), { focus: true });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearest}
      accessibility={{ announcements: announcementsOf(now) }}
      onDragStart={({ active }) => {
        setDragged(String(active.id));
        if (!isTroop(active.id)) select(String(active.id));
      }}
      onDragMove={onMove}
      onDragCancel={() => {
        markTarget(null, false);
        setDragged(null);
      }}
      onDragEnd={(event) => {
        markTarget(null, false);
        setDragged(null);
        const landing = landingOf(now(), event);
        if (landing) land(String(event.active.id), landing.drop);
      }}
    >
      {order.split(' ').map((id) => (
        <DragNode key={id} id={id} fixed={!isListed(now().view, id)} handles={handles} />
      ))}
      {troops.map((id) => (
        <DragNode key={id} id={id} fixed={false} target={false} handles={handles} />
      ))}
      <DragOverlay dropAnimation={null}>{dragged !== null && <Ghost id={dragged} />}</DragOverlay>
    </DndContext>
  );
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
const Ghost = ({ id }: { id: string }) => {
  const row = useBuilder(({ view }) => rowOf(view, id)?.row ?? null);
  const title = useBuilder(({ view }) => sectionOf(view, id)?.section.title ?? '');
  const troops = useBuilder((state) => troopOf(state.troops, id) ?? null);
  const symbol = row?.symbol ?? troops?.symbol;
  return (
    // as high as the row it was: where its middle is, decides where it lands
    <div
      className="border-rule-firm rounded-2 bg-paper text-ink flex h-full w-max max-w-80 cursor-grabbing items-center gap-2 border pr-3.5 pl-2.5 font-[560] shadow-[var(--lift-menu)]"
      data-dragged
    >
      {symbol && <Glyph symbol={symbol} />}
      <bdi>{row?.name ?? troops?.label ?? title}</bdi>
    </div>
  );
};

type Landing = { readonly target: string; readonly after: boolean; readonly drop: Drop };

const landingOf = (
  { view, troops }: Pick<BuilderState, 'view' | 'troops'>,
  { active, over }: Pick<DragMoveEvent, 'active' | 'over'>,
): Landing | null => {
  const moved = active.rect.current.translated;
  if (over === null || moved === null) return null;
  const after = moved.top + moved.height / 2 > over.rect.top + over.rect.height / 2;
  const entry = troopOf(troops, String(active.id));
  if (entry) {
    const spot = troopSpot(view, entry.into, String(over.id), after);
    return spot && { target: String(over.id), after, drop: { kind: 'spot', spot } };
  }
  const drop = dropSpot(view, String(active.id), String(over.id), after);
  return drop && { target: String(over.id), after, drop };
};

/** Shows the line where the row would land; straight in the DOM, for it follows the pointer. */
const markTarget = (id: string | null, after: boolean) => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-drop]')) delete element.dataset.drop;
  const element = id === null ? null : document.getElementById(nodeDomId(id));
  if (element) element.dataset.drop = after ? 'after' : 'before';
};

const announcementsOf = (now: () => BuilderState): Announcements => {
  const view = () => now().view;
  const section = (id: string | number) => sectionOf(view(), String(id))?.section.title ?? '';
  const name = (id: string | number) =>
    troopOf(now().troops, String(id))?.label ?? nodeOf(view(), String(id))?.name ?? section(id);
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
