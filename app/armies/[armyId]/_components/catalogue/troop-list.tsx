'use client';

import { type KeyboardEvent, useState } from 'react';
import type { CatalogueEntry, CatalogueGroup } from '@/lib/rules/core/contract/catalogue';
import { type MinorPoints, minorPoints } from '@/lib/rules/core/price/points';
import { useBuilder } from '../builder-context';
import { PointsLeft } from '../panels/points-left';
import * as words from '../words';
import { TroopEntry } from './troop-entry';

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

/** How the army stands to its limit, once for all troops; always one line, so that the list does not move. */
const FitLine = ({ left, groups }: { left: number; groups: readonly CatalogueGroup[] }) => {
  const over = groups.some(({ entries }) => entries.some(({ price }) => overBy(price, left) !== null));
  return (
    <p className="text-12 text-ink-3 truncate px-4 pt-2">
      <PointsLeft className="text-ink-2" />
      {over && words.greyMeans(left > 0 ? words.costsMoreThanThat : words.goesOverLimit)}
    </p>
  );
};

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
      <legend className="vh">{words.troopsOnOffer}</legend>
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
      {groups.length === 0 && <p className="text-12 text-ink-3 px-4 py-3">{words.noTroopsMatch}</p>}
    </fieldset>
  );
};
