'use client';

import { type KeyboardEvent, memo, useState } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Glyph } from '@/app/_components/ui/glyph';
import { Icon } from '@/app/_components/ui/icon';
import { useDragHandles } from '@/app/_editor/tree/drag-handles';
import { nodeDomId } from '@/app/_editor/tree/row-focus';
import type { CatalogueEntry, CatalogueGroup } from '@/lib/rules/core/contract/catalogue';
import { type MinorPoints, minorPoints } from '@/lib/rules/core/price/points';
import { troopId } from '../../_store/additions';
import { useBuilder, useSystem } from '../builder-context';
import { PointsLeft } from '../panels/points-left';

/** Tells types of troops apart: a type may stand under units and under works. */
export const troopKey = ({ into, type }: CatalogueEntry): string => `${into} ${type}`;

const nextButton = (event: KeyboardEvent<HTMLElement>): HTMLElement | undefined => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-key]')];
  const now = buttons.indexOf(event.target as HTMLElement);
  if (now < 0) return undefined;
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
  return to === undefined ? undefined : buttons[to];
};

type TroopListProps = {
  groups: readonly CatalogueGroup[];
  onAdd: (entry: CatalogueEntry) => void;
  /** how many of each type were added since the list was opened, by `troopKey` */
  added?: ReadonlyMap<string, number>;
  draggable?: boolean;
};

/** How much a troop costs more than is left; null where it does not, or where nothing is counted. */
const overBy = (price: MinorPoints | null, left: number | null): MinorPoints | null =>
  left !== null && price !== null && price > Math.max(left, 0) ? minorPoints(price - left) : null;

const PANE = 'bg-paper-sunk text-12 top-0 z-1 px-4 pt-[13px]';
const SHEET = 'bg-paper text-13 -top-4 z-2 pt-4';

/** The army's limit, once for all troops; always one line, so that the list does not move. */
const FitLine = ({ left, groups }: { left: number; groups: readonly CatalogueGroup[] }) => {
  const over = groups.some(({ entries }) => entries.some(({ price }) => overBy(price, left) !== null));
  return (
    <p className="text-12 text-ink-3 truncate px-4 pt-2">
      <PointsLeft className="text-ink-2" />
      {over && `. Grey: ${left > 0 ? 'costs more than that.' : 'goes over the limit.'}`}
    </p>
  );
};

type TroopEntryProps = {
  entry: CatalogueEntry;
  /** by how much it would break the budget, in minor units; null if it would not */
  over: MinorPoints | null;
  tabbable: boolean;
  /** how many were added while the list was open; counted where the tree is out of sight */
  added?: number | undefined;
  onAdd: (entry: CatalogueEntry) => void;
  /** can be dragged to its place in the tree beside it */
  draggable?: boolean | undefined;
};

/** How a line looks in the pane beside the tree, and in the sheet of a phone. Hints and counts do not move it. */
const LOOKS = {
  pane: {
    line: 'hover:bg-paper-press focus-within:bg-paper-press touch:min-h-11 touch:grid-cols-[30px_minmax(0,1fr)_var(--price)_44px] portrait:[--price:44px] min-h-[29px] grid-cols-[30px_minmax(0,1fr)_var(--price)_24px] gap-x-2 pr-2.5 pl-4 [--price:50px]',
    name: 'touch:block flex flex-wrap justify-between gap-x-2',
    nameOff: 'block py-[3px] leading-[1.3]',
    note: 'text-12 touch:block',
    noteOff: 'text-11 block',
    price: 'h-[29px] leading-[14px]',
    add: 'touch:size-11 touch:border-transparent touch:bg-transparent size-6',
  },
  sheet: {
    line: 'border-rule min-h-[54px] grid-cols-[34px_minmax(0,1fr)_60px_48px] gap-x-2.5 border-b',
    name: 'text-16 block py-1 leading-tight font-[560]',
    nameOff: 'text-16 block py-1 leading-tight',
    note: 'text-13 block font-normal',
    noteOff: 'text-13 block font-normal',
    price: 'text-16 h-9 leading-[18px]',
    add: 'size-11 justify-self-end',
  },
} as const;

const ADD =
  'rounded-2 border-rule-firm bg-paper group-hover/troop:border-ink group-hover/troop:bg-ink group-hover/troop:text-paper grid place-items-center border after:absolute after:inset-0';
const ADD_OFF =
  'not-focus-visible:border-transparent not-focus-visible:bg-transparent not-focus-visible:text-ink-3';

/**
 * A troop type on offer, with the button that adds it. Out of dates or budget it is quieter, and can still be added.
 */
const TroopEntry = memo(({ entry, over, tabbable, added = 0, onAdd, draggable = false }: TroopEntryProps) => {
  const { pointScale } = useSystem();
  const drag = useDragHandles(draggable ? troopId(entry) : null);
  const { label, note, price, symbol, unavailable } = entry;
  const look = LOOKS[draggable ? 'pane' : 'sheet'];
  const id = `troop-${entry.into}-${entry.type}`;
  return (
    <li
      id={draggable ? nodeDomId(troopId(entry)) : undefined}
      className={`group/troop relative grid items-center ${look.line} ${unavailable ? 'text-ink-3' : ''}`}
      {...drag}
    >
      <Glyph symbol={symbol} className={unavailable ? 'opacity-42' : ''} />
      <span
        className={`min-w-0 ${unavailable ? look.nameOff : look.name} ${over !== null ? 'text-ink-2' : ''}`}
      >
        {label}
        <em id={id} className={`text-ink-3 not-italic ${unavailable ? look.noteOff : look.note}`}>
          {unavailable ? unavailable.reason : note}
        </em>
      </span>
      <span
        className={`grid content-center justify-end justify-items-end tabular-nums ${look.price} ${over !== null ? 'text-ink-3' : unavailable ? '' : 'font-medium'}`}
      >
        {price !== null && formatPoints(price, pointScale)}
        {over !== null && (
          <span id={`${id}-over`} className="vh">
            {`${formatPoints(over, pointScale)} over`}
          </span>
        )}
      </span>
      <button
        type="button"
        className={`${ADD} ${look.add} ${unavailable ? ADD_OFF : ''}`}
        aria-label={`Add ${label}`}
        aria-describedby={[id, over !== null && `${id}-over`, added > 0 && `${id}-added`]
          .filter(Boolean)
          .join(' ')}
        tabIndex={tabbable ? 0 : -1}
        data-key={`${entry.into} ${entry.type}`}
        onClick={() => onAdd(entry)}
      >
        {added === 0 ? (
          <Icon name="plus" className="size-3.5" />
        ) : (
          <b id={`${id}-added`} className="font-semibold tabular-nums">
            +{added}
          </b>
        )}
      </button>
    </li>
  );
});
TroopEntry.displayName = 'TroopEntry';

/** The troops on offer by group. One tab stop: arrow keys go from one to the next, Enter adds. */
export const TroopList = ({ groups, onAdd, added, draggable }: TroopListProps) => {
  const left = useBuilder(({ view: { summary, total } }) =>
    summary.budget === null || total === null ? null : summary.budget - total,
  );
  const [current, setCurrent] = useState<string | null>(null);
  const all = groups.flatMap(({ entries }) => entries.map(troopKey));
  const stop = current !== null && all.includes(current) ? current : all[0];
  return (
    <fieldset
      className="min-w-0"
      onKeyDown={(event) => {
        const to = nextButton(event);
        if (to === undefined) return;
        event.preventDefault();
        to.focus();
      }}
    >
      <legend className="vh">Troops on offer</legend>
      {draggable && left !== null && <FitLine left={left} groups={groups} />}
      {groups.map(({ title, note, entries }) => (
        <section key={title} data-group={title} aria-label={title}>
          <h3 className={`sticky pb-1.5 font-sans leading-none font-semibold ${draggable ? PANE : SHEET}`}>
            {title} {note !== '' && <span className="text-ink-3 font-normal">{note}</span>}
          </h3>
          <ul onFocus={(event) => setCurrent((event.target as HTMLElement).dataset.key ?? null)}>
            {entries.map((entry) => (
              <TroopEntry
                key={troopKey(entry)}
                entry={entry}
                over={overBy(entry.price, left)}
                tabbable={troopKey(entry) === stop}
                added={added?.get(troopKey(entry))}
                onAdd={onAdd}
                draggable={draggable}
              />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className="text-12 text-ink-3 px-4 py-3">No troops match.</p>}
    </fieldset>
  );
};
