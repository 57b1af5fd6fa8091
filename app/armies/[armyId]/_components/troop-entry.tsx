'use client';

import { memo } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Glyph } from '@/app/_components/ui/glyph';
import { Icon } from '@/app/_components/ui/icon';
import type { CatalogueEntry } from '@/lib/rules/core/catalogue';
import { useSystem } from './builder-context';
import { useCommands } from './use-commands';

type TroopEntryProps = {
  entry: CatalogueEntry;
  /** by how much it would break the budget, in minor units; null if it would not */
  over: number | null;
  tabbable: boolean;
};

/** One troop type on offer: symbol, class, price and the button that adds it. Out of its dates it can still be added. */
export const TroopEntry = memo(({ entry, over, tabbable }: TroopEntryProps) => {
  const { addTroops } = useCommands();
  const { pointScale } = useSystem();
  const { label, note, price, symbol, unavailable } = entry;
  const id = `troop-${entry.into}-${entry.type}`;
  return (
    <li className={unavailable ? 'off' : ''}>
      <Glyph symbol={symbol} />
      <span className="nm">
        {label}
        <em id={id}>
          {unavailable ? unavailable.reason : note}
          {over !== null && (
            <>
              {note !== '' && ', '}
              <b>{formatPoints(over, pointScale)} over</b>
            </>
          )}
        </em>
      </span>
      <span className="pt">{price !== null && formatPoints(price, pointScale)}</span>
      <button
        type="button"
        className="add"
        aria-label={`Add ${label}`}
        aria-describedby={id}
        tabIndex={tabbable ? 0 : -1}
        data-key={`${entry.into} ${entry.type}`}
        onClick={() => addTroops(entry)}
      >
        <Icon name="plus" />
      </button>
    </li>
  );
});
TroopEntry.displayName = 'TroopEntry';
