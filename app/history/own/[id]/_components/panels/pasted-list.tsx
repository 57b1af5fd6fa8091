import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { sizeText } from '@/app/history/history-words';
import type { RowTold } from '@/lib/history/own/csv/csv-check';
import type { Pasted } from '@/lib/history/own/csv/paste-read';
import { ARM_OPTIONS, typeWord } from '../forms/unit-words';
import { useNation } from '../own-context';
import * as words from './words';

/** Lines that are shown at once. */
const SHOWN = 60;

type Row = Pasted['rows'][number];

/** What each line is read as, and what is unsure about it. */
export const PastedList = ({ rows, told }: Pick<Pasted, 'rows' | 'told'>) => {
  if (rows.length === 0) return null;
  let next = 0;
  const read = rows.map((row): readonly [Row, RowTold | undefined] => {
    const isLeft = row.problems.some(({ severity }) => severity === 'error');
    return [row, isLeft ? undefined : told[next++]];
  });
  return (
    <section aria-label={words.readAs}>
      <ol className="border-rule max-h-[36dvh] overflow-auto border-t">
        {read.slice(0, SHOWN).map(([row, as]) => (
          <Line key={row.line} row={row} as={as} />
        ))}
      </ol>
      {rows.length > SHOWN && (
        <p className="text-ink-3 text-12 pt-1">{words.andMoreLines(rows.length, SHOWN)}</p>
      )}
    </section>
  );
};

const Line = ({ row: { cells, problems }, as }: { row: Row; as: RowTold | undefined }) => {
  const unit = as?.unit ?? null;
  const nation = useNation(unit?.nation ?? null);
  const arm = ARM_OPTIONS.find(({ value }) => value === unit?.arm)?.label.toLowerCase() ?? '';
  const facts =
    unit === null
      ? [as === undefined ? words.notRead : words.aFormation]
      : [
          `${typeWord(unit.type)}, ${arm}`,
          nation?.name ?? '',
          sizeText(unit),
          unit.calibre ?? '',
          unit.notes ?? '',
        ];
  const name = unit?.name ?? as?.path.at(-1)?.name ?? cells.unit ?? '';
  return (
    <li className="border-rule border-b py-1.5">
      <p className="wrap-anywhere">
        <b className="font-[560]">
          <bdi>{name || words.withoutName}</bdi>
        </b>
        <span className="text-ink-2 text-12"> {facts.filter((fact) => fact !== '').join(', ')}</span>
        {unit !== null && unit.regiment !== null && (
          <span className="text-ink-3 text-12">{words.regimentFound}</span>
        )}
      </p>
      {problems.map(({ column, code, severity, message }) => (
        <p key={`${column} ${code}`} className="text-12 grid grid-cols-[15px_minmax(0,1fr)] gap-x-2">
          <SeverityMark severity={severity} />
          <span className="wrap-anywhere">{message}</span>
        </p>
      ))}
    </li>
  );
};
