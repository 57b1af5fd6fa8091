import { distinct, lineAnchor, playAnchor } from '../contract/rules-page';
import type { System } from '../contract/system';
import type { Cell } from './sheet';
import type { Part, Section } from './sheet-parts';

/** A part of the rules of play, and the place of each of its lines on the page. */
export type PlayPart = { readonly part: Part; readonly places: readonly string[] };

/** A heading of the rules of play with its content. */
export type PlaySection = Omit<Section, 'parts'> & {
  readonly id: string;
  readonly parts: readonly PlayPart[];
};

/** A table to be filled in appears on paper and among what the source has lost; here it would be empty. */
const isBlank = (part: Part): boolean =>
  part.kind === 'grid' &&
  part.rows.every(({ cells }) => cells.slice(1).every(({ kind }) => kind === 'empty'));

/** What is drawn to be marked by hand, or drawn at all, is for paper. */
const isRead = (part: Part): boolean =>
  ['steps', 'pairs', 'grid', 'words', 'strip'].includes(part.kind) && !isBlank(part);

/** What a cell says in words; nothing of a track or a symbol. */
export const cellText = (cell: Cell): string => {
  if (cell.kind === 'text') return cell.runs.map(({ text }) => text).join('');
  return cell.kind === 'number' ? cell.text : '';
};

/** A line of a sheet: what names it, and what it says. */
export type SheetLine = { readonly name: string; readonly says: readonly string[] };

/** The lines of a part, each with what names it and what it says; none of a drawing. */
export const linesOf = (part: Part): SheetLine[] => {
  switch (part.kind) {
    case 'steps':
      return part.steps.map(({ title, text }) => ({ name: title, says: [text] }));
    case 'pairs':
      return part.pairs.map(({ term, value }) => ({ name: term, says: [value] }));
    case 'words':
      return part.items.map(({ term, text }) => ({ name: term, says: [text] }));
    case 'grid':
      return part.rows.map(({ cells }) => {
        const named = cells.findIndex((cell) => cellText(cell) !== '');
        const rest = cells.slice(named + 1).map(cellText);
        return { name: cellText(cells[named] ?? { kind: 'empty' }), says: rest };
      });
    default:
      return [];
  }
};

const placed = (section: Section): PlaySection => {
  const id = playAnchor(section.title);
  const parts = section.parts.filter(isRead);
  const lines = parts.map(linesOf);
  const places = distinct([
    id,
    ...lines.flat().map(({ name }) => lineAnchor(id, name === '' ? 'more' : name)),
  ]).slice(1);
  let from = 0;
  return {
    ...section,
    id,
    parts: parts.map((part, index) => {
      const many = lines[index]?.length ?? 0;
      from += many;
      return { part, places: places.slice(from - many, from) };
    }),
  };
};

/** The rules of play, to be read and searched, and at what scale their distances are. */
export type Play = { readonly about: string; readonly sections: readonly PlaySection[] };

const playOf = async ({ sheets }: System, scale: string | undefined): Promise<Play> => {
  const { reference } = await sheets();
  const sheet = reference?.([], {
    full: true,
    paper: 'a4',
    blackAndWhite: false,
    ...(scale !== undefined && { scale }),
    print: { date: '', version: null, code: null, link: null },
  });
  const sections = (sheet?.rows ?? []).flatMap((row) => row.sections).map(placed);
  return { about: sheet?.subtitle ?? '', sections: sections.filter(({ parts }) => parts.length > 0) };
};

/** The rules do not change while the program runs. */
const MADE = new Map<string, Promise<Play>>();

/** The rules of play of a system: its whole reference sheet, at one of its scales. */
export const playSections = (system: System, scale?: string): Promise<Play> => {
  const isOurs = system.choices.scales.some(({ value }) => value === scale);
  const key = `${system.id} ${isOurs ? scale : ''}`;
  const play = MADE.get(key) ?? playOf(system, isOurs ? scale : undefined);
  MADE.set(key, play);
  // a failure is reported now and tried again next time
  play.catch(() => MADE.delete(key));
  return play;
};
