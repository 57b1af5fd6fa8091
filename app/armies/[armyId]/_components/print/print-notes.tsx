import * as commonParts from '@/app/_components/part-words';
import { SelectField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import type { EnteredAs } from '@/lib/rules/core/army/entered-list';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { firstPages } from '@/lib/sheets/job';
import { findOmissions, type SheetOmission as Left } from '@/lib/sheets/left-out';

/** More of a kind than these are only counted. */
const MOST_NAMED = 3;
const MOST_LETTERS = 40;

const KINDS: readonly {
  what: Left['what'];
  how: Left['how'];
  labels: readonly [one: string, many: string];
}[] = [
  { what: 'note', how: 'left out', labels: ['note does not fit', 'notes do not fit'] },
  { what: 'note', how: 'shortened', labels: ['note is cut short', 'notes are cut short'] },
  { what: 'code', how: 'left out', labels: ['QR code does not fit', 'QR codes do not fit'] },
  { what: 'name', how: 'shortened', labels: ['line is cut short', 'lines are cut short'] },
  {
    what: 'detail',
    how: 'left out',
    labels: ['detail of a label does not fit', 'details of labels do not fit'],
  },
];

const placeOf = ({ where, text, page }: Left): string => {
  const named = where === '' ? `“${text.slice(0, MOST_LETTERS)}”` : where;
  return `${named} (page ${page})`;
};

/** "2 notes are cut short: Bevern (page 1), Kleist (page 2)." */
const saidOf = (all: readonly Left[], [one, many]: readonly [string, string]): string => {
  const named = [...new Set(all.map(placeOf))];
  const more = named.length - MOST_NAMED;
  const places = named.slice(0, MOST_NAMED).join(', ');
  return `${all.length} ${all.length === 1 ? one : many}: ${places}${more > 0 ? commonParts.andMore(more) : ''}.`;
};

/** Before printing: what the sheets have no room for. */
export const LeftOut = ({ sheets }: { sheets: readonly PrintedSheet[] }) => {
  const firsts = firstPages(sheets);
  const all = sheets.flatMap((sheet, at) =>
    findOmissions(sheet).map((each) => ({ ...each, page: each.page - 1 + (firsts[at] ?? 1) })),
  );
  const named = KINDS.flatMap(({ what, how, labels }) => {
    const some = all.filter((each) => each.what === what && each.how === how);
    return some.length === 0 ? [] : [saidOf(some, labels)];
  });
  const lines = all.some(({ what }) => what === 'odds')
    ? [...named, 'Odds that do not fit need the larger card.']
    : named;
  if (lines.length === 0) return null;
  return (
    <Notice severity="info" live className="my-3 print:hidden">
      {lines.join(' ')}
    </Notice>
  );
};

type PrintedAsProps = {
  entered: EnteredAs;
  print: SheetPrint;
  onChoose: (code: string) => void;
};

/** As which list of an event the army is printed, or that it was changed since it was one. */
export const PrintedAs = ({ entered: { lists, changed }, print, onChoose }: PrintedAsProps) => {
  if (changed !== null) {
    const { code, version, event } = changed;
    return (
      <p className="mute">{`Changed since it was entered as ${code}, version ${version}, for ${event}. Its sheets say so. To print it with a code of the event, send it again.`}</p>
    );
  }
  const [only, ...more] = lists;
  if (only === undefined) return null;
  if (more.length > 0) {
    return (
      <SelectField
        label="Printed as the list of"
        options={lists.map(({ code, version, list }) => ({
          value: code,
          label: `${list.event}: ${code}, version ${version}`,
        }))}
        value={print.code ?? only.code}
        onChange={({ target }) => onChoose(target.value)}
        hint="The army is entered at several events. Its sheets carry the code and verdict of one of them."
      />
    );
  }
  return (
    <p className="mute">{`Printed as ${only.code}, version ${only.version}, of ${only.list.event}, with its code and verdict there.`}</p>
  );
};
