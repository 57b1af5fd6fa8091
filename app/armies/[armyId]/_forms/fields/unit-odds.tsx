import { ChanceTable } from '@/app/_components/army/chance-table';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { OddsTable } from '@/lib/rules/core/price/dice';
import { nodeIn } from '../node';
import type { OddsProps } from '../system-parts';

/** Odds as plots that are tables: a line for each circumstance with its bar and its chance. */
const OddsTables = ({ tables, source }: { tables: readonly OddsTable[]; source: string }) => (
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

/** The exact odds of the unit as it is, if a system gives them all at once. */
export const unitOddsPart =
  <A, Unit extends object>(source: string, oddsOf: (unit: Unit, file: ArmyFile<A>) => readonly OddsTable[]) =>
  (props: OddsProps<A>) => {
    const unit = nodeIn<Unit>(props);
    // removed a moment ago: the selection follows with the next drawing
    return unit === undefined ? null : <OddsTables tables={oddsOf(unit, props.file)} source={source} />;
  };
