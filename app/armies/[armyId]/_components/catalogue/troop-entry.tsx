'use client';

import { memo } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Glyph } from '@/app/_components/ui/glyph';
import { Icon } from '@/app/_components/ui/icon';
import type { CatalogueEntry } from '@/lib/rules/core/catalogue';
import type { MinorPoints } from '@/lib/rules/core/points';
import { troopId } from '../../_store/troop-id';
import { useSystem } from '../builder-context';
import { useDragHandles } from '../ledger/drag-handles';
import { nodeDomId } from '../ledger/node-dom-id';

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

/** One troop type on offer: symbol, class, price and the button that adds it. Out of its dates it can still be added. */
export const TroopEntry = memo(
  ({ entry, over, tabbable, added = 0, onAdd, draggable = false }: TroopEntryProps) => {
    const { pointScale } = useSystem();
    const drag = useDragHandles(draggable ? troopId(entry) : null);
    const { label, note, price, symbol, unavailable } = entry;
    const id = `troop-${entry.into}-${entry.type}`;
    return (
      <li
        id={draggable ? nodeDomId(troopId(entry)) : undefined}
        className={unavailable ? 'off' : ''}
        {...drag}
      >
        <Glyph symbol={symbol} />
        <span className="nm">
          {label}
          <em id={id}>{unavailable ? unavailable.reason : note}</em>
        </span>
        <span className="pt">
          {price !== null && formatPoints(price, pointScale)}
          {over !== null && <b id={`${id}-over`}>{formatPoints(over, pointScale)} over</b>}
        </span>
        <button
          type="button"
          className="add"
          aria-label={`Add ${label}`}
          aria-describedby={[id, over !== null && `${id}-over`, added > 0 && `${id}-added`]
            .filter(Boolean)
            .join(' ')}
          tabIndex={tabbable ? 0 : -1}
          data-key={`${entry.into} ${entry.type}`}
          onClick={() => onAdd(entry)}
        >
          {added === 0 ? <Icon name="plus" /> : <b id={`${id}-added`}>+{added}</b>}
        </button>
      </li>
    );
  },
);
TroopEntry.displayName = 'TroopEntry';
