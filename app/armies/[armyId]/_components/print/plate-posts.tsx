'use client';

import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button, TextButton } from '@/app/_components/ui/button';
import { keepPlateChange } from '@/lib/armies/queries';
import type { SheetSet } from '@/lib/rules/core/contract/system';
import { arrange, moved, PLATE_STEPS, type PlateStep, stepped } from '@/lib/rules/core/sheet/arrange';
import {
  LINE_NAMES,
  PLATE_LINES,
  PLATE_WINGS,
  type PlateBody,
  type PlateLayout,
  type PlateLine,
  type PlateWing,
  WING_NAMES,
} from '@/lib/rules/core/sheet/plate';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import { useArmyId, useBuilder, useChecked } from '../builder-context';

const STEP_NAMES: Readonly<Record<PlateStep, string>> = {
  forward: 'Forward',
  back: 'Back',
  left: 'Left',
  right: 'Right',
};
const STEP_SIGNS: Readonly<Record<PlateStep, string>> = { forward: '↑', back: '↓', left: '←', right: '→' };

/** A press long enough not to be a tap or the start of a scroll. */
const LONG_PRESS = { delay: 280, tolerance: 8 };

const PLAIN = {
  paper: 'a4',
  hidePoints: true,
  hideNotes: true,
  hideRatings: true,
  combine: false,
  blackAndWhite: false,
} as const;

/** The formations of the army in memory, as its plate has them. */
const useBodies = (sheets: SheetSet<unknown>, print: SheetPrint): readonly PlateBody[] => {
  const file = useBuilder((state) => state.file);
  const { assessment } = useChecked();
  return useMemo(
    () => sheets.plate?.(file, assessment, { ...PLAIN, print }).bodies ?? [],
    [sheets, file, assessment, print],
  );
};

type Place = { readonly line: PlateLine; readonly wing: PlateWing };
const placeId = ({ line, wing }: Place): string => `${line} ${wing}`;
const PLACES: readonly Place[] = PLATE_LINES.flatMap((line) => PLATE_WINGS.map((wing) => ({ line, wing })));

/** Lines and wings of the plate of the army in memory, kept beside it. */
export const PlatePosts = ({ sheets, print }: { sheets: SheetSet<unknown>; print: SheetPrint }) => {
  const bodies = useBodies(sheets, print);
  const { change: keep, fault } = useChange(keepPlateChange(useArmyId()));
  if (bodies.length === 0) return null;
  return (
    <>
      <LinesAndWings bodies={bodies} layout={print.layout ?? {}} onChange={keep} />
      {fault !== undefined && <p className="text-error">{fault}</p>}
    </>
  );
};

type LinesProps = {
  bodies: readonly PlateBody[];
  layout: PlateLayout;
  onChange: (layout: PlateLayout) => void;
};

/** Formations in their lines and wings: dragged to another place, or moved a step by buttons. */
export const LinesAndWings = ({ bodies, layout, onChange }: LinesProps) => {
  const [picked, setPicked] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
  );
  const lines = arrange(bodies, layout);
  const own = (line: PlateLine, wing: PlateWing) =>
    lines.find((drawn) => drawn.line === line)?.wings[wing] ?? [];
  const formation = bodies.find(({ id }) => id === picked);
  const apply = (next: PlateLayout) => {
    if (next !== layout) onChange(next);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="text-ink-2 pb-[5px]">Lines and wings</legend>
      <DndContext
        sensors={sensors}
        onDragStart={({ active }) => setPicked(String(active.id))}
        onDragEnd={({ active, over }) => {
          const to = PLACES.find((place) => placeId(place) === over?.id);
          if (to !== undefined) apply(moved(bodies, layout, String(active.id), to));
        }}
      >
        <div className="border-rule grid border-t">
          {PLATE_LINES.map((line) => (
            <div key={line} className="border-rule grid grid-cols-3 border-b">
              <span className="mute text-12 col-span-3 pt-1">{LINE_NAMES[line]}</span>
              {PLATE_WINGS.map((wing) => (
                <Wing key={wing} line={line} wing={wing}>
                  {own(line, wing).map((body) => (
                    <Chip
                      key={body.id}
                      body={body}
                      on={body.id === picked}
                      onPick={() => setPicked(body.id === picked ? null : body.id)}
                    />
                  ))}
                </Wing>
              ))}
            </div>
          ))}
        </div>
      </DndContext>
      {formation === undefined ? (
        <p className="mute">Drag a formation, or choose one to move it.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 grow basis-full wrap-anywhere">{formation.head}</span>
          {PLATE_STEPS.map((step) => (
            <Button
              key={step}
              aria-label={`${STEP_NAMES[step]}: ${formation.head}`}
              onClick={() => apply(stepped(bodies, layout, formation.id, step))}
            >
              <span aria-hidden="true">{STEP_SIGNS[step]}</span>
            </Button>
          ))}
        </div>
      )}
      {Object.keys(layout).length > 0 && (
        <TextButton className="touch:min-h-11 justify-self-start" onClick={() => apply({})}>
          Place all by rule again
        </TextButton>
      )}
    </fieldset>
  );
};

const Wing = ({ line, wing, children }: Place & { children: React.ReactNode }) => {
  const { setNodeRef, isOver } = useDroppable({ id: placeId({ line, wing }) });
  return (
    <ul
      ref={setNodeRef}
      aria-label={`${LINE_NAMES[line]}, ${WING_NAMES[wing]}`}
      className={`grid min-h-8 content-start gap-1 p-1 ${isOver ? 'bg-paper-sunk' : ''}`}
    >
      {children}
    </ul>
  );
};

type ChipProps = { body: PlateBody; on: boolean; onPick: () => void };

const Chip = ({ body, on, onPick }: ChipProps) => {
  const { setNodeRef, listeners, transform } = useDraggable({ id: body.id });
  return (
    <li
      ref={setNodeRef}
      className="relative"
      style={transform === null ? undefined : { translate: `${transform.x}px ${transform.y}px`, zIndex: 1 }}
    >
      <button
        type="button"
        {...listeners}
        aria-pressed={on}
        onClick={onPick}
        className="border-rule-firm bg-paper rounded-2 aria-pressed:bg-ink aria-pressed:text-paper text-12 w-full cursor-grab touch-manipulation border px-1.5 py-1 text-left wrap-anywhere pointer-coarse:min-h-11"
      >
        {body.head}
      </button>
    </li>
  );
};
