import { formatPoints } from '@/app/_components/army/points';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Glyph } from '@/app/_components/ui/glyph';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { Fielded } from '@/lib/rules/fielded';
import { yearRuns } from '../year-runs';
import { FieldedRows } from './fielded-rows';

const HEAD = 'border-rule text-11 text-ink-3 border-b py-1 pr-3 text-start font-normal';
const CELL = 'border-rule border-b py-1 pr-3 align-top';

/** What each system fields for it, by year: one part to open for each. */
export const FieldedTroops = ({ fielded }: { fielded: readonly Fielded[] }) => (
  <section aria-labelledby="fielded">
    <RuledTitle id="fielded" title="Its troops in each rule system">
      <span className="mute text-12">by year, with pages</span>
    </RuledTitle>
    {fielded.map((system, at) => (
      <details key={system.system} className="border-rule border-b" open={at === 0}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 py-2">
          <span className="font-caslon text-16">{system.name}</span>
          <span className="mute text-12">
            {system.army === null
              ? 'has no lists for it'
              : `as ${system.army}, ${system.troops.length} kinds of troops`}
          </span>
        </summary>
        {system.troops.length > 0 && <TroopTable system={system} />}
        {system.tables.map((table) => (
          <FieldedRows key={table.title} table={table} source={system.source} />
        ))}
      </details>
    ))}
  </section>
);

const TroopTable = ({ system: { name, source, pointScale, troops } }: { system: Fielded }) => (
  <table className="mb-3 w-full border-collapse" aria-label={`Troops in ${name}`}>
    <thead>
      <tr>
        <th scope="col" className={HEAD}>
          Troops
        </th>
        <th scope="col" className={HEAD}>
          Years
        </th>
        <th scope="col" className={`${HEAD} text-right`}>
          Points
        </th>
        <th scope="col" className={`${HEAD} pr-0`}>
          <span className="vh">Page</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {troops.map(({ group, label, symbol, note, price, cite, years }) => (
        <tr key={`${group} ${label} ${note} ${price}`} className="print:break-inside-avoid">
          <th scope="row" className={`${CELL} text-start font-normal`}>
            <span className="flex gap-2.5">
              <span className="pt-0.5">
                <Glyph symbol={symbol} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                {label} <span className="mute text-12">{note}</span>
              </span>
            </span>
          </th>
          <td className={`${CELL} tabular-nums`}>{yearRuns(years)}</td>
          <td className={`${CELL} num`}>{price === null ? '' : formatPoints(price, pointScale)}</td>
          <td className={`${CELL} w-px pr-0 text-right`}>
            <CiteChip cite={cite} source={source} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
