'use client';

import { memo } from 'react';
import * as limitWords from '@/app/_components/army/limit-words';
import { formatPoints } from '@/app/_components/army/points';
import { Glyph } from '@/app/_components/ui/glyph';
import { Icon } from '@/app/_components/ui/icon';
import { useDragHandles } from '@/app/_editor/tree/drag-handles';
import { nodeDomId } from '@/app/_editor/tree/node-dom-id';
import type { CatalogueEntry } from '@/lib/rules/core/contract/catalogue';
import type { MinorPoints } from '@/lib/rules/core/price/points';
import { troopId } from '../../_store/troop-id';
import { useSystem } from '../builder-context';
import * as words from '../words';

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

/** A troop type on offer, with the button that adds it. Out of dates or budget it is quieter, and can still be added. */
export const TroopEntry = memo(
  ({ entry, over, tabbable, added = 0, onAdd, draggable = false }: TroopEntryProps) => {
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
              {limitWords.amountOver(formatPoints(over, pointScale))}
            </span>
          )}
        </span>
        <button
          type="button"
          className={`${ADD} ${look.add} ${unavailable ? ADD_OFF : ''}`}
          aria-label={words.addNode(label)}
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
  },
);
TroopEntry.displayName = 'TroopEntry';
