import { Glyph } from '@/app/_components/ui/glyph';
import type { Cell } from '@/lib/rules/core/sheet/sheet';
import type {
  GridPart,
  PairsPart,
  Part,
  PlotPart,
  Section,
  WordsPart,
} from '@/lib/rules/core/sheet/sheet-parts';

/** Parts of one thing are known by their places. */
const inPlaces = <T,>(list: readonly T[]): readonly (readonly [string, T])[] =>
  list.map((each, index) => [`${index}`, each]);

const CellText = ({ cell }: { readonly cell: Cell }) => {
  switch (cell.kind) {
    case 'text':
      return inPlaces(cell.runs).map(([place, { text, style }]) => (
        <span
          key={place}
          className={style === 'strong' ? 'font-semibold' : style === 'soft' ? 'text-ink-2' : ''}
        >
          {text}
        </span>
      ));
    case 'number':
      return cell.text;
    case 'symbol':
      return <Glyph symbol={cell.symbol} />;
    case 'choice':
      return cell.options.map(({ label }) => label).join(', ');
    case 'track':
    case 'empty':
      return null;
  }
};

/** Figures are read at arm’s length: those that come to something stand out. */
const lookOf = (cell: Cell): string =>
  cell.kind !== 'number' ? 'text-14' : cell.text === '0' ? 'text-ink-3' : 'font-semibold';

const Grid = ({ part, name }: { readonly part: GridPart; readonly name: string }) => {
  const isHeaded = part.columns.some(({ title }) => title.trim() !== '');
  return (
    <table className="text-16 w-full border-collapse tabular-nums" aria-label={name}>
      {isHeaded && (
        <thead>
          <tr>
            {inPlaces(part.columns).map(([place, { title }]) => (
              <th
                key={place}
                scope="col"
                className="text-12 text-ink-2 px-1 py-1 text-start align-bottom font-normal"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {inPlaces(part.rows).map(([place, { cells }]) => (
          <tr key={place} className="border-rule border-t">
            {inPlaces(cells).map(([column, cell]) => (
              <td key={column} className={`px-1 py-1.5 align-top ${lookOf(cell)}`}>
                <CellText cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Pairs = ({ pairs }: { readonly pairs: PairsPart['pairs'] }) => (
  <dl>
    {pairs.map(({ term, value }) => (
      <div key={term} className="border-rule flex justify-between gap-3 border-t py-1.5">
        <dt>{term}</dt>
        <dd className="text-end font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

const Words = ({ items }: { readonly items: WordsPart['items'] }) => (
  <ul>
    {items.map(({ term, text }) => (
      <li key={`${term} ${text}`} className="border-rule border-t py-1.5">
        {term !== '' && <b className="font-semibold">{term} </b>}
        {text}
      </li>
    ))}
  </ul>
);

type ColumnsProps = {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly { readonly head: string; readonly value: string; readonly mute?: boolean }[];
};

/** A few figures beside each other, each under what it is of: moves, ranges, hits by the die. */
const Columns = ({ title, note, columns }: ColumnsProps) => (
  <table className="w-full table-fixed text-center tabular-nums">
    <caption className="border-rule text-14 border-t pt-1.5 text-start">
      {title}
      {note !== undefined && <span className="text-ink-2">, {note.toLowerCase()}</span>}
    </caption>
    <thead>
      <tr>
        {inPlaces(columns).map(([place, { head }]) => (
          <th
            key={place}
            scope="col"
            className="text-12 text-ink-2 px-0.5 align-bottom leading-tight font-normal"
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {inPlaces(columns).map(([place, { value, mute = false }]) => (
          <td key={place} className={`pb-1.5 ${mute ? 'text-ink-3' : 'font-semibold'}`}>
            {value}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

const Plot = ({ part }: { readonly part: PlotPart }) => (
  <Pairs
    pairs={part.rows.flatMap(({ label, bars }) =>
      bars.map(({ value }, index) => ({
        term: [label, part.measures[index]?.term].filter(Boolean).join(', '),
        value,
      })),
    )}
  />
);

const PartView = ({ part, name }: { readonly part: Part; readonly name: string }) => {
  switch (part.kind) {
    case 'steps':
      return (
        <ol className="list-decimal pl-6">
          {part.steps.map(({ title, text }) => (
            <li key={title} className="py-1">
              <b className="font-semibold">{title}</b> {text}
            </li>
          ))}
        </ol>
      );
    case 'pairs':
      return <Pairs pairs={part.pairs} />;
    case 'grid':
      return <Grid part={part} name={name} />;
    case 'words':
      return <Words items={part.items} />;
    case 'measures':
      return part.instead === undefined ? (
        <Columns
          title={part.label}
          columns={part.measures.map(({ term, value }) => ({ head: term, value }))}
        />
      ) : (
        <Pairs pairs={[{ term: part.label, value: part.instead }]} />
      );
    case 'strip':
      return <Columns {...part} />;
    case 'plot':
      return <Plot part={part} />;
    case 'choice':
    case 'boxes':
    case 'curve':
      return null;
  }
};

/** The parts of a card or a section, one under the other. */
export const PartsView = ({ parts, name }: { readonly parts: readonly Part[]; readonly name: string }) =>
  inPlaces(parts).map(([place, part]) => <PartView key={place} part={part} name={name} />);

/** A section of a reference sheet as a page reads it: wide tables scroll by themselves. */
export const SectionView = ({ section }: { readonly section: Section }) => (
  <section aria-label={section.title}>
    <h3 className="border-rule-ink text-16 font-caslon flex items-baseline justify-between gap-3 border-b pt-4 pb-1 font-normal">
      {section.title}
      <small className="text-12 text-ink-2 font-sans">
        {[section.note, section.cite].filter(Boolean).join('; ')}
      </small>
    </h3>
    <div>
      <PartsView parts={section.parts} name={section.title} />
    </div>
  </section>
);
