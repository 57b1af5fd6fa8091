import { CiteChip } from '@/app/_components/ui/cite-chip';
import { tableAnchor } from '@/lib/rules/core/contract/anchors';
import type { RulesPage, RulesTable } from '@/lib/rules/core/contract/rules-page';
import { Para, Topic } from '../../_components/rules-text';
import { RulesGrid } from './rules-grid';

type SectionProps = { section: RulesPage['sections'][number]; source: string };

/** One part of the rules with its tables. */
export const RulesSection = ({ section: { id, title, lede, tables }, source }: SectionProps) => (
  <Topic id={id} title={title}>
    {lede !== undefined && <Para>{lede}</Para>}
    <div className="grid grid-cols-2 items-start gap-x-8 gap-y-5 max-[821px]:grid-cols-[minmax(0,1fr)]">
      {tables.map((table) => (
        <Table key={table.title} table={table} source={source} />
      ))}
    </div>
  </Topic>
);

/** What stands in one table needs no more columns than these to stand beside another. */
const NARROW = 4;

const Table = ({ table, source }: { table: RulesTable; source: string }) => {
  const { title, note, cite, columns } = table;
  const id = tableAnchor(title);
  const wide = columns.length > NARROW;
  return (
    <figure className={`min-w-0 print:break-inside-avoid ${wide ? 'col-span-full' : ''}`}>
      <figcaption
        id={id}
        className="border-rule-ink font-caslon text-16 scroll-mt-16 border-b pb-1 leading-[1.3] print:break-after-avoid"
      >
        {title} {cite && <CiteChip cite={cite} source={source} />}
      </figcaption>
      <RulesGrid table={table} source={source} wide={wide} labelledBy={id} />
      {note !== undefined && <Para className="soft text-13 pt-[5px]">{note}</Para>}
    </figure>
  );
};
