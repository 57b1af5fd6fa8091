import { Chip } from '@/app/_components/ui/cite-chip';
import { rulesPath } from '@/lib/pages';
import type { RulesTable } from '@/lib/rules/core/contract/rules-page';
import type { System } from '@/lib/rules/core/contract/system';
import { cellText, type Play, type PlayPart, type PlaySection } from '@/lib/rules/core/sheet/play-sections';
import { type GridPart, inOrder, type StripPart } from '@/lib/rules/core/sheet/sheet-parts';
import { Para, Topic } from '../../_components/rules-text';
import { RulesGrid } from './rules-grid';

type PlayListProps = { play: Play; system: System; scale: string };

const LINK = 'inline-block min-h-7 py-[3px] pointer-coarse:min-h-11 pointer-coarse:py-2.5';

/** The rules of play: the tables of the reference sheet, moves, fire and melee among them, at one of its scales. */
export const PlayList = ({
  play: { about, sections },
  system: { id, source, choices },
  scale,
}: PlayListProps) => (
  <Topic id="play" title="Rules of play">
    <Para>{`${about} The same tables print as a reference sheet, cut to the armies on the table: open an army and choose Print.`}</Para>
    {choices.scales.some(({ label }) => about.includes(label)) && (
      <p className="flex flex-wrap gap-x-3.5 print:hidden">
        <span className="mute py-[3px] pointer-coarse:py-2.5">For</span>
        {choices.scales.map(({ value, label }) => (
          <a
            key={value}
            className={`aria-[current]:font-semibold ${LINK}`}
            href={`${rulesPath(id)}?scale=${value}#play`}
            {...(value === scale && { 'aria-current': 'true' })}
          >
            {label}
          </a>
        ))}
      </p>
    )}
    <nav aria-label="Rules of play" className="print:hidden">
      <ul className="flex flex-wrap gap-x-3.5">
        {sections.map(({ id: place, title }) => (
          <li key={place}>
            <a href={`#${place}`} className={LINK}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className="max-laptop:grid-cols-[minmax(0,1fr)] grid grid-cols-2 items-start gap-x-8 gap-y-6">
      {sections.map((section) => (
        <PlayTables key={section.id} section={section} source={source} />
      ))}
    </div>
  </Topic>
);

/** What has more columns than this takes the whole width. */
const HALF = 7;

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

type TermText = { readonly term: string; readonly text: string };

const LINE = 'target:bg-select scroll-mt-40 py-px';

/** Terms and what is said of them; lines of no term stand alone. */
const Lines = ({ lines, places }: { lines: readonly TermText[]; places: readonly string[] }) => (
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
const PlayPartView = ({ part: { part, places }, source, labelledBy }: PlayPartProps) => {
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
          places={places}
          source={source}
          labelledBy={labelledBy}
          wide={false}
        />
      );
    case 'words':
      return <Lines lines={part.items} places={places} />;
    case 'grid':
    case 'strip': {
      const table = part.kind === 'grid' ? gridOf(part) : stripOf(part);
      return (
        <RulesGrid
          table={table}
          places={places}
          source={source}
          labelledBy={labelledBy}
          wide={table.columns.length > NARROW}
        />
      );
    }
    default:
      return null;
  }
};

const PlayTables = ({
  section: { id, title, note, cite, parts },
  source,
}: {
  section: PlaySection;
  source: string;
}) => {
  const columns = parts.map(({ part }) =>
    part.kind === 'grid' || part.kind === 'strip' ? part.columns.length : 0,
  );
  const wide = Math.max(...columns) > HALF;
  return (
    <section aria-labelledby={id} className={`grid min-w-0 gap-1.5 ${wide ? 'col-span-full' : ''}`}>
      <h3
        id={id}
        className="border-rule-ink font-caslon text-16 target:bg-select scroll-mt-16 border-b pb-1 leading-[1.3]"
      >
        {title} <Chip title={source}>{cite}</Chip>{' '}
        {note !== '' && <span className="mute text-12 font-sans">{note}</span>}
      </h3>
      {inOrder(parts).map(({ key, item }) => (
        <PlayPartView key={key} part={item} source={source} labelledBy={id} />
      ))}
    </section>
  );
};
