import type { Named, TextWords } from '../declaration';
import { nearest } from '../folded';
import type { LooseContext, OpenLine } from '../text';
import { headerOf } from './loose-header';
import { MOST_CHOICES } from './readings';
import type { Said } from './segments';

/** What is read of an army's head, and the lines that are not clear. */
type Head = {
  readonly head: readonly Said[];
  /** where the head stands, from 1; 0 where none does */
  readonly headLine: number;
  readonly open: OpenLine[];
};

const nearRank = (near: readonly string[], choice: string): number =>
  Number(near.some((label) => choice.includes(`; ${label}`)));

/** What the head does not say: the lines that would say it. */
export const missingHead = <A, F extends Named, U extends Named, W extends Named>(
  words: TextWords<A, F, U, W>,
  { head, headLine, open }: Head,
  { years }: LooseContext<A>,
): readonly OpenLine[] => {
  const { missing, line } = headerOf(words, head);
  const [first] = missing;
  if (first === undefined) return [];
  const [nation] = words.header;
  const [name = '', ...rest] = line.split('; ');
  const headWith = (parts: readonly string[]): string => [name, ...parts].join('; ');
  const choices =
    first === 'nation'
      ? nation.words.map((label) => headWith([label, ...rest]))
      : years.map((year) => headWith([...rest.slice(0, 1), String(year), ...rest.slice(1)]));
  const message = first === 'nation' ? 'The nation is missing' : 'The year is missing';
  // a head that says something else instead stands once among the open lines
  const unclear = open.findIndex(({ line: own }) => own === headLine);
  const [instead] = unclear < 0 ? [] : open.splice(unclear, 1);
  const near = nearest(instead?.message.split('"')[1] ?? '', nation.words);
  const nearFirst = choices.toSorted((a, b) => nearRank(near, b) - nearRank(near, a));
  return [
    {
      line: Math.max(1, headLine),
      text: instead?.text ?? '',
      message: instead === undefined ? message : `${instead.message}. ${message}`,
      choices: nearFirst.slice(0, MOST_CHOICES),
    },
  ];
};
