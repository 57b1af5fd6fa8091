import type { Run } from '../../core/sheet';
import { noteLines, notesOf, strong } from '../../core/sheet-cells';
import { areWorksInPlay, isInPlay } from '../army-lists';
import { generalName, unitNoun } from '../names';
import type { Army } from '../schema';
import { allStands } from '../sheet-context';
import { nationOf, POINTS } from '../tables';

/** What the player has bought for another role or battle stays behind, and is named. */
const leftBehind = (army: Army): Run[][] => {
  const stands = allStands(army)
    .filter(({ list }) => !isInPlay(list, army))
    .map((unit) => unit.name || unitNoun(unit, nationOf(unit, army)));
  const works = army.works
    .filter((each) => !areWorksInPlay(each, army))
    .map(({ name, type }) => name || POINTS.works[type].name);
  const names = [...stands, ...works];
  return names.length === 0 ? [] : [[strong('Not in this list:'), { text: ` ${names.join(', ')}.` }]];
};

/** Notes of army and general, and what stays behind. */
export const remarks = (army: Army): Run[][] => [
  ...noteLines(army.notes),
  ...(army.general === null ? [] : notesOf(generalName(army.general), army.general.notes)),
  ...leftBehind(army),
];
