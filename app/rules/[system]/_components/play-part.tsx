import type { RulesTable } from '@/lib/rules/core/contract/rules-page';
import { cellText } from '@/lib/rules/core/sheet/part-lines';
import type { PlayPart } from '@/lib/rules/core/sheet/play-sections';
import type { GridPart, StripPart } from '@/lib/rules/core/sheet/sheet-parts';
import { inOrder } from '@/lib/sheets/in-order';
import { RulesGrid } from './rules-grid';

type Grid = Pick<RulesTable, 'columns' | 'rows'>;

const flat = (title: string): string => title.replaceAll('\n', ' ');

/** A table of the sheet as one to read: columns that only draw are left out. */
const gridOf = ({ columns, rows }: GridPart): Grid => {
  const isRead = columns.map(({ title }, index) => {
    const drawn = rows.every(({ cells }) => ['symbol', 'track', 'empty'].includes(cells[index]?.kind ?? ''));
    return title !== '' || !drawn;
  });
  return {
    columns: columns
      .filter((_, index) => isRead[index])
      .map(({ title, align }) => ({ title: flat(title), ...(align === 'right' && { align }) })),
    rows: rows.map(({ cells }) => ({ cells: cells.filter((_, index) => isRead[index]).map(cellText) })),
  };
};

const stripOf = ({ title, columns }: StripPart): Grid => ({
  columns: [{ title: '' }, ...columns.map(({ head }) => ({ title: flat(head) }))],
  rows: [{ cells: [title, ...columns.map(({ value }) => value)] }],
});

type Told = { readonly term: string; readonly text: string };

const LINE = 'target:bg-select scroll-mt-40 py-px';

/** Terms and what is said of them; lines of no term stand alone. */
const Lines = ({ lines, places }: { lines: readonly Told[]; places: readonly string[] }) => (
  <ul className="text-13 leading-(--lh-read)">
    {inOrder(lines).map(({ key, item: { term, text }, index }) => (
      <li key={key} {...(places[index] !== undefined && { id: places[index] })} className={LINE}>
        {term !== '' && <b className="font-semibold">{term}</b>} {text}
      </li>
    ))}
  </ul>
);

const NARROW = 5;

type PlayPartProps = { part: PlayPart; source: string; labelledBy: string };

/** A part of the rules of play, as a page shows it. */
export const PlayPartView = ({ part: { part, places }, source, labelledBy }: PlayPartProps) => {
  switch (part.kind) {
    case 'steps':
      return (
        <ol className="text-13 list-decimal pl-6 leading-(--lh-read)">
          {inOrder(part.steps).map(({ key, item: { title, text }, index }) => (
            <li key={key} {...(places[index] !== undefined && { id: places[index] })} className={LINE}>
              <b className="font-semibold">{title}</b> {text}
            </li>
          ))}
        </ol>
      );
    case 'pairs':
      return (
        <RulesGrid
          table={{
            columns: [{ title: '' }, { title: '', align: 'right' }],
            rows: part.pairs.map(({ term, value }) => ({ cells: [term, value] })),
          }}
          {...{ places, source, labelledBy }}
          wide={false}
        />
      );
    case 'words':
      return <Lines lines={part.items} places={places} />;
    case 'grid':
    case 'strip': {
      const table = part.kind === 'grid' ? gridOf(part) : stripOf(part);
      return <RulesGrid {...{ table, places, source, labelledBy }} wide={table.columns.length > NARROW} />;
    }
    default:
      return null;
  }
};
