import type { LeaderDeclaration, Places, Post, TextNode, TextWords, UnitDeclaration } from './declaration';
import { type Detail, needDetails, readDetail, type TextDraft } from './details';
import { didYouMean, folded } from './folded';
import { LineFault, readOr } from './lines';
import { partsOf } from './loose/typed-line';
import { excerpt, partsOutside, pricedNameIn, splitOutside, TIMES } from './quotes';

/** What someone leads, as a step that waits until all is read. */
export type Pending = { readonly post: Post; readonly value: (places: Places) => unknown };

/** Sets what the second line says of the army. @throws LineFault */
export const headerInto = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  { system, header, headerExample }: TextWords<A, F, U, W>,
  army: TextDraft,
  line: string,
): void => {
  const [rules = '', nation = '', ...more] = splitOutside(line, ';');
  if (folded(rules) !== folded(system.name)) {
    throw new LineFault(`Write the second line as "${system.name}; ${headerExample}"`);
  }
  const [first, ...others] = header;
  army[first.key] = first.read(nation);
  for (const part of more.filter(Boolean)) readDetail(others, army, part, 'an army');
};

/** The name before its details, which are read from the end: "Otto, the elder, rating 1". */
const besideIn = ({ beside = [], example }: LeaderDeclaration, who: string, node: TextDraft): string => {
  const parts = partsOutside(who, ',');
  let before = beside.length;
  while (parts.length > 0 && before > 0) {
    const word = parts.at(-1)?.trim() ?? '';
    const index = beside.findIndex((detail, at) => at < before && detail.read(word) !== undefined);
    const detail = beside[index];
    if (detail === undefined) break;
    node[detail.key] = detail.read(word);
    before = index;
    parts.pop();
  }
  const [needed] = beside;
  if (needed !== undefined && !(needed.key in node)) {
    throw new LineFault(`${example}${didYouMean(parts.at(-1)?.trim() ?? '', needed.words)}`);
  }
  return parts.join(',').trim();
};

const isSaid = ({ read }: Detail, part: string): boolean =>
  readOr(
    () => read(part) !== undefined,
    () => true,
  );

/** True for a name that says, whole or in a part of it, what is usually said beside one: "Otto, die 3". */
export const hidesDetails = (details: readonly Detail[], name: string): boolean =>
  partsOf(name).some((part) => details.some((detail) => isSaid(detail, part)));

/** @throws LineFault for a bare name that may be more than a name */
export const needPlainName = (details: readonly Detail[], name: string, example: string): void => {
  if (name.startsWith('"') || !hidesDetails(details, name)) return;
  throw new LineFault(`${excerpt(name)} can be read in two ways: put the name in quotes. ${example}`);
};

/** A leader from the text after his word, and his formation. @throws LineFault */
export const leaderIn = (
  words: LeaderDeclaration,
  is: TextDraft,
  rest: string,
  id: string,
): { readonly node: TextDraft; readonly pending: Pending[] } => {
  const { parts: details = [], posts = [], example } = words;
  const [who = '', ...parts] = splitOutside(rest, ';');
  const node: TextDraft = { id, ...is };
  const pending: Pending[] = [];
  const name = besideIn(words, who, node);
  needPlainName(details, name, example);
  if (name !== '') node.name = pricedNameIn(name);
  for (const part of parts.filter(Boolean)) {
    const post = posts.find((each) => each.read(part) !== undefined);
    const value = post?.read(part);
    if (post !== undefined && value !== undefined) pending.push({ post, value });
    else if (details.length === 0) throw new LineFault(`${excerpt(part)} cannot be read here. ${example}`);
    else readDetail(details, node, part, 'a commander');
  }
  return { node, pending };
};

const SAME = /^same as unit (\d+)$/i;

/** A unit without its id, how often its line has it, and the earlier unit that it repeats. */
export type UnitLine = { readonly node: TextDraft; readonly times: number; readonly same?: number };

/** Units of one line: "Name: Type; details" or "3 x Type; details". @throws LineFault */
export const unitIn = <U>({ types, details, example, one }: UnitDeclaration<U>, line: string): UnitLine => {
  const times = TIMES.exec(line);
  const [head = '', ...parts] = splitOutside(times === null ? line : line.slice(times[0].length), ';');
  const [first = '', second, ...others] = splitOutside(head, ':');
  if (others.length > 0) throw new LineFault(example);
  if (times !== null && second !== undefined && !first.startsWith('"')) {
    const count = times[1];
    throw new LineFault(
      `${excerpt(line)} can be read in two ways: write ${count} x "${first}": ... for ${count}, "${count} x ${first}": ... for one`,
    );
  }
  const node: TextDraft = { type: types.get(second ?? first, 'troop type') };
  if (second !== undefined) {
    needPlainName(details, first, example);
    node.name = pricedNameIn(first);
  }
  let same: number | undefined;
  for (const word of parts.flatMap((part) => splitOutside(part, ',')).filter(Boolean)) {
    const repeated = SAME.exec(word)?.[1];
    if (repeated === undefined) readDetail(details, node, word, one);
    else same = Number(repeated);
  }
  needDetails(details, node);
  return { node, times: times === null ? 1 : Number(times[1]), ...(same !== undefined && { same }) };
};

/** Works of one line: what they are, then their name. @throws LineFault */
export const worksIn = (read: (words: string) => TextDraft, line: string): TextDraft => {
  const [what = '', ...name] = partsOutside(line, ':');
  const called = name.join(':').trim();
  return { ...read(what.trim()), ...(called !== '' && { name: pricedNameIn(called) }) };
};
