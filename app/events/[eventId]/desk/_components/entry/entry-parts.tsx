'use client';

import { type ReactNode, useMemo } from 'react';
import { type OrderSection, orderPart } from '@/app/_components/army/order-part';
import { formatPoints } from '@/app/_components/army/points';
import { Glyph } from '@/app/_components/ui/glyph';
import type { DocumentVersion } from '@/lib/events/judge/verdict-answers';
import type { System } from '@/lib/rules/core/contract/system';
import { printedPoints } from '@/lib/rules/core/price/points';
import type { Outline } from '@/lib/rules/core/tree/outline';

type EntryPartProps = {
  title: string;
  /** beside the title */
  beside?: ReactNode;
  children: ReactNode;
};

/** One part of what is known of an entry, under its title. */
export const EntryPart = ({ title, beside, children }: EntryPartProps) => (
  <section aria-label={title} className="min-w-0">
    <h3 className="border-rule-ink text-16 flex items-baseline gap-2 border-b pt-3.5 pb-[5px]">
      {title} {beside}
    </h3>
    {children}
  </section>
);

type EntryOrderProps = {
  version: Pick<DocumentVersion, 'file'> & { readonly verdict: Pick<DocumentVersion['verdict'], 'points'> };
  system: System;
  outline: Outline;
};

/** The list in little: its formations, who commands them, a symbol for each unit, and what each costs. */
export const EntryOrder = ({ version, system, outline }: EntryOrderProps) => {
  const { file, verdict } = version;
  const order = useMemo(() => {
    const { costing } = system.assess(file);
    // prices of today are no part of a verdict that was given by others
    const same = costing !== null && printedPoints(costing.total, system.pointScale) === verdict.points;
    return orderPart(outline, same ? costing : null, 1, file.army);
  }, [file, outline, system, verdict.points]);
  const { sections, place } = order;
  return (
    <EntryPart
      title="Order of battle"
      beside={<span className="mute text-12 font-sans">{outline.detail}</span>}
    >
      <ul>
        {sections.map((section) => (
          <Section key={section.id} section={section} scale={system.pointScale} />
        ))}
      </ul>
      {place.parts > 1 && (
        <p className="mute text-12 pt-1">{`First ${place.to} of ${place.all} rows; open the list to see the rest.`}</p>
      )}
    </EntryPart>
  );
};

const Section = ({ section, scale }: { section: OrderSection; scale: number }) => {
  const { title, detail, points, rows } = section;
  const leaders = rows.filter(({ command }) => command);
  const units = rows.filter(({ command }) => !command);
  return (
    <li className="border-rule grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 border-b pt-[5px] pb-1.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="it">{title}</span>{' '}
        <span className="mute text-12">
          {leaders.length > 0
            ? leaders
                .map(({ name, cells }) => [name, cells[0]?.text.toLowerCase()].filter(Boolean).join(', '))
                .join('; ')
            : detail}
        </span>
      </span>
      <span className="tabular-nums">{points === null ? '' : formatPoints(points, scale)}</span>
      {units.length > 0 && (
        <ul className="col-span-full flex flex-wrap gap-x-1.5 gap-y-2 pt-1">
          {units.map(({ id, symbol, name, type }) => (
            <li key={id} title={type === '' ? name : `${name}, ${type}`}>
              <Glyph symbol={symbol} />
              <span className="vh">{type === '' ? name : `${name}, ${type}`}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
