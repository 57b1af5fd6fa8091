import { LineFault } from '../core/text/lines';
import { excerpt, nameIn, splitOutside } from '../core/text/quotes';
import { readNumbers, writeNumbers } from './text-bounds';
import { ANY, assigned, type Lexicons, nothingElse, type TermText } from './text-words';

/** "1500 pts" is 1500 in a line of points. */
const withoutUnit = (part: string): string => part.replace(/(?<=\d) ?(?:pts?\.?|points?)(?= over$|$)/i, '');

export const points: TermText<'points'> = {
  words: ['points', 'points of the attacker', 'points of the defender'],
  form: 'Points: 1,200 to 1,500; 10 over',
  word: ({ role }) => (role === undefined ? 'Points' : `Points of the ${role}`),
  write: ({ min, max, tolerance }, { groups }) => [
    ...(min === undefined && max === undefined ? [ANY] : writeNumbers({ min, max }, groups)),
    ...(tolerance === undefined ? [] : [`${tolerance} over`]),
  ],
  read: (parts, { groups }, word) => {
    const { bounds, rest } = readNumbers(parts.map(withoutUnit), groups);
    const over = rest.find((part) => /^\d+(?:\.\d+)? over$/.test(part));
    nothingElse(rest.filter((part) => part !== over && part !== ANY));
    const role = / (attacker|defender)$/.exec(word)?.[1];
    return {
      ...(role && { role }),
      ...bounds,
      ...(over && { tolerance: Number(over.slice(0, -' over'.length)) }),
    };
  },
};

export const years: TermText<'years'> = {
  words: ['years'],
  form: 'Years: 1756 to 1763',
  word: () => 'Years',
  write: ({ from, to }) => [`${from} to ${to}`],
  read: ([part = '', ...rest]) => {
    nothingElse(rest);
    const [all, from, to] = /^(\d+)(?: to | ?[-‐–—] ?)(\d+)$/.exec(part) ?? [];
    if (all === undefined) throw new LineFault(`${excerpt(part)} should read "1756 to 1763"`);
    return { from: Number(from), to: Number(to) };
  },
};

/** "Prussia, Austria"; people also type "Prussia and Austria only". */
const nationsIn = (typed: string, { read, knows }: Lexicons['nations']): string[] =>
  splitOutside(withoutOnly(typed), ',').flatMap((part) => {
    const words = wordsOf(part);
    const own = isAnd(words[0]) ? words.slice(1) : words;
    const whole = own.join(' ');
    return knows(whole) ? [read(whole)] : partsBetween(own).map(read);
  });

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const isOnly = (word: string | undefined): boolean => word?.toLowerCase() === 'only';
const isAnd = (word: string | undefined): boolean => ['and', 'or', '&'].includes(word?.toLowerCase() ?? '');

const withoutOnly = (typed: string): string => {
  const words = wordsOf(typed);
  return words.slice(isOnly(words[0]) ? 1 : 0, isOnly(words.at(-1)) ? -1 : undefined).join(' ');
};

/** The words before, between and after "and". */
const partsBetween = (words: readonly string[]): string[] => {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (isAnd(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => part.join(' '));
};

const NO_CONTINGENTS = 'no contingents';
const NO_IMAGI = 'no imagi-nations';

export const nations: TermText<'nations'> = {
  words: ['nations'],
  form: 'Nations: Prussia, Austria',
  word: () => 'Nations',
  write: ({ only, contingents, imagi }, lexicons) => [
    only === undefined ? ANY : only.map(lexicons.nations.write).join(', '),
    ...(contingents ? [] : [NO_CONTINGENTS]),
    ...(imagi ? [] : [NO_IMAGI]),
  ],
  read: ([first = '', ...rest], lexicons) => {
    nothingElse(rest.filter((part) => part !== NO_CONTINGENTS && part !== NO_IMAGI));
    return {
      ...(first.toLowerCase() !== ANY && { only: nationsIn(first, lexicons.nations) }),
      contingents: !rest.includes(NO_CONTINGENTS),
      imagi: !rest.includes(NO_IMAGI),
    };
  },
};

export const scale: TermText<'scale'> = {
  words: ['scale'],
  form: 'Scale: SIZE',
  word: () => 'Scale',
  write: ({ only }, { scales }) => [only.map(scales.write).join(', ')],
  read: ([first = '', ...rest], { scales }) => {
    nothingElse(rest);
    return { only: splitOutside(first, ',').map(scales.read) };
  },
};

export const setting: TermText<'setting'> = {
  words: ['setting'],
  form: 'Setting: NAME = VALUE',
  word: () => 'Setting',
  write: ({ setting: key, value }, { settings, value: values }) => [
    `${settings.write(key)} = ${values.write(key, value)}`,
  ],
  read: ([first = '', ...rest], { settings, value: values }) => {
    nothingElse(rest);
    const [label, word] = assigned(first);
    const key = settings.read(label);
    return { setting: key, value: values.read(key, word) };
  },
};

export const severity: TermText<'severity'> = {
  words: ['check'],
  form: 'Check: CODE; warning',
  word: () => 'Check',
  write: ({ code }) => [code],
  read: ([code = '', ...rest]) => {
    nothingElse(rest);
    return { code };
  },
};

export const house: TermText<'house'> = {
  words: ['house cost'],
  form: 'House cost: NAME = 12',
  word: () => 'House cost',
  write: ({ coefficient, value }, { coefficients }) => [
    `${coefficients.write(coefficient)} = ${typeof value === 'number' ? value : JSON.stringify(value)}`,
  ],
  read: ([first = '', ...rest], { coefficients }) => {
    nothingElse(rest);
    const [label, value] = assigned(first);
    const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(value);
    return { coefficient: coefficients.read(label), value: number ? Number(value) : nameIn(value) };
  },
};
