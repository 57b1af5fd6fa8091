import type { Draft } from './details';
import { didYouMean } from './folded';
import { LineFault } from './lines';
import { TIMES } from './quotes';
import type { Vocabulary } from './vocabulary';

/** Works that are counted: "2 x Infantry entrenchment", or one without a number. @throws LineFault */
export const countedWorksIn = (words: string, types: Vocabulary<string>, example: string): Draft => {
  const times = TIMES.exec(words);
  const type = times === null ? words : words.slice(times[0].length);
  const typeId = types.find(type);
  if (typeId === undefined) throw new LineFault(`${example}${didYouMean(type, types.labels)}`);
  return { type: typeId, count: times === null ? 1 : Number(times[1]) };
};
