import { MAX_PLAYER } from '../army/document';
import type { ExtraLine, LeaderDeclaration, TextNode, TextWords } from './declaration';
import type { Detail, TextDraft } from './details';
import { folded } from './folded';
import { LineFault } from './lines';
import type { profileReaders } from './profile';
import { nameIn, pricedNameIn } from './quotes';
import { leaderIn, needPlainName } from './read-nodes';
import type { ItemHolder, Reading } from './reading';

/** The effect of a line, by its first word; `rest` is the text after its colon or comma. */
export type LineReader = { readonly word: string; readonly read: (rest: string) => void };

/** The list at a key, made where it is not there yet. */
export const listIn = (holder: TextDraft, key: string): TextDraft[] => {
  const list = (holder[key] as TextDraft[] | undefined) ?? [];
  holder[key] = list;
  return list;
};

const once = (holder: TextDraft, key: string, value: unknown, what: string): void => {
  if (key in holder) throw new LineFault(`${what} is here twice: remove one`);
  holder[key] = value;
};

const openFormation = ({ formation, holder }: Reading, word: string): TextDraft => {
  if (formation === undefined || holder?.nodes !== formation.units) {
    throw new LineFault(`This belongs to a ${word.toLowerCase()}`);
  }
  return formation;
};

/** True for "Brigade 1": a formation without a name is written so, by its place. */
export const isNameless = (head: string, { word }: { readonly word: string }): boolean => {
  const at = head.lastIndexOf(' ');
  return at > 0 && folded(head.slice(0, at)) === folded(word) && Number.isInteger(Number(head.slice(at + 1)));
};

/** The details of those who lead a formation. */
export const leaderDetails = <A, F extends TextNode, U extends TextNode, W extends TextNode>({
  formation,
}: Pick<TextWords<A, F, U, W>, 'formation'>): readonly Detail[] =>
  formation.leaders.flatMap(({ beside = [], parts = [] }) => [...beside, ...parts]);

/** The lines that are not items, by the word they begin with, folded. */
export const lineReaders = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  words: TextWords<A, F, U, W>,
  profile: ReturnType<typeof profileReaders>,
  reading: Reading,
  army: TextDraft,
): ReadonlyMap<string, LineReader> => {
  const readers = new Map<string, LineReader>();
  const on = (word: string, read: LineReader['read']) => readers.set(folded(word), { word, read });
  const { file } = reading;
  const ignored = () => undefined;
  const leaders = (declared: readonly LeaderDeclaration[], holder: () => TextDraft) => {
    for (const leader of declared) {
      for (const [word, is] of Object.entries(leader.words)) {
        on(word, (rest) => {
          const into = holder();
          const { node, pending } = leaderIn(leader, is, rest, reading.newId(leader.id));
          for (const { post, value } of pending) {
            reading.later((places) => {
              node[post.key] = value(places);
            });
          }
          reading.last = [reading.from(node)];
          if (leader.many) listIn(into, leader.key).push(node);
          else once(into, leader.key, node, word);
        });
      }
    }
  };
  const extras = <N>(declared: readonly ExtraLine<N>[] | undefined, nodes: () => readonly TextDraft[]) => {
    for (const { words: begins, read } of declared ?? []) {
      for (const word of begins) {
        on(word, (rest) => {
          for (const node of nodes()) {
            for (const [key, value] of Object.entries(read(word, rest))) once(node, key, value, word);
          }
        });
      }
    }
  };
  const list = (head: string, key: string, of: ItemHolder['of']) =>
    on(head, () => {
      reading.holder = { of, nodes: listIn(army, key) };
      reading.last = [];
    });

  on('Total', ignored);
  on('Checked', ignored);
  on('Note', (rest) => {
    if (reading.last.length === 0) throw new LineFault('Put a note below what it is about');
    for (const node of reading.last) once(node, 'notes', nameIn(rest), 'A note');
  });
  on('Player', (rest) => {
    const player = nameIn(rest);
    if (player.length > MAX_PLAYER)
      throw new LineFault(`A player’s name has at most ${MAX_PLAYER} characters`);
    once(file, 'player', player, 'Player');
  });
  on('Settings', (rest) => once(file, 'settings', profile.settings(rest), 'Settings'));
  on('House costs', (rest) => once(file, 'house', reading.from(profile.house(rest)), 'House costs'));
  on('Event packs', (rest) => once(file, 'packs', reading.from(profile.packs(rest)), 'Event packs'));
  on('House table', (rest) => {
    const [key, rows] = profile.table(rest);
    const tables = (file.tables as TextDraft | undefined) ?? {};
    file.tables = tables;
    once(tables, key, typeof rows === 'object' && rows !== null ? reading.from(rows) : rows, `"${key}"`);
  });
  extras(words.lines, () => [army]);
  leaders(words.leaders, () => army);
  on(words.formation.word, (rest) => {
    needPlainName(leaderDetails(words), rest, `Write its leader on a separate line`);
    const units: TextDraft[] = [];
    const id = reading.newId(words.formation.id);
    reading.formation = reading.from({ id, name: pricedNameIn(rest), units });
    listIn(army, words.formation.key).push(reading.formation);
    reading.holder = { of: 'units', nodes: units };
    reading.last = [reading.formation];
  });
  extras(words.formation.lines, () => [openFormation(reading, words.formation.word)]);
  leaders(words.formation.leaders, () => openFormation(reading, words.formation.word));
  extras(words.unit.lines, () => reading.last);
  for (const { head, key } of words.lists) list(head, key, 'units');
  if (words.works !== undefined) list(words.works.head, words.works.key, 'works');
  return readers;
};
