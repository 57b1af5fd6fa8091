import * as commonParts from '@/app/_components/part-words';
import { Notice } from '@/app/_components/ui/notice';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { firstPages } from '@/lib/sheets/job';
import { type LeftOut as Left, leftOut } from '@/lib/sheets/left-out';
import * as words from './words';

/** More of a kind than these are only counted. */
const MOST_NAMED = 3;
const MOST_LETTERS = 40;

const KINDS: readonly { what: Left['what']; how: Left['how']; said: readonly [one: string, many: string] }[] =
  [
    { what: 'note', how: 'left out', said: [words.noteDoesNotFit, words.notesDoNotFit] },
    { what: 'note', how: 'shortened', said: [words.noteCutShort, words.notesCutShort] },
    { what: 'code', how: 'left out', said: [words.qrDoesNotFit, words.qrsDoNotFit] },
    { what: 'name', how: 'shortened', said: [words.lineCutShort, words.linesCutShort] },
    {
      what: 'detail',
      how: 'left out',
      said: [words.labelDetailDoesNotFit, words.labelDetailsDoNotFit],
    },
  ];

const placeOf = ({ where, text, page }: Left): string => {
  const named = where === '' ? `“${text.slice(0, MOST_LETTERS)}”` : where;
  return words.namedOnPage(named, page);
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
    leftOut(sheet).map((each) => ({ ...each, page: each.page - 1 + (firsts[at] ?? 1) })),
  );
  const named = KINDS.flatMap(({ what, how, said }) => {
    const some = all.filter((each) => each.what === what && each.how === how);
    return some.length === 0 ? [] : [saidOf(some, said)];
  });
  const lines = all.some(({ what }) => what === 'odds') ? [...named, words.oddsNeedLargerCard] : named;
  if (lines.length === 0) return null;
  return (
    <Notice severity="info" live className="my-3 print:hidden">
      {lines.join(' ')}
    </Notice>
  );
};
