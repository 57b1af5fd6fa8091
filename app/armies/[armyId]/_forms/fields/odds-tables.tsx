import { ChanceTable } from '@/app/_components/army/chance-table';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { OddsTable } from '@/lib/rules/core/price/odds';

/** Odds as plots that are tables: a line for each circumstance with its bar and its chance. */
export const OddsTables = ({ tables, source }: { tables: readonly OddsTable[]; source: string }) => (
  <div className="grid gap-2.5">
    {tables.map(({ title, head, of, rows, cite }) => (
      <div key={title}>
        <p>
          {title} <CiteChip cite={cite} source={source} />
        </p>
        <ChanceTable
          caption={title}
          head={head}
          of={of}
          rows={rows.map(({ label, note, chance }) => ({
            label,
            chance,
            strong: true,
            ...(note !== '' && { note }),
          }))}
        />
      </div>
    ))}
  </div>
);
