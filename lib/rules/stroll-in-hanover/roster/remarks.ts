import type { Run } from '../../core/sheet/sheet';
import { strong } from '../../core/sheet/sheet-cells';
import { areWorksInPlay, isInPlay } from '../army-lists';
import { unitNoun } from '../names';
import type { Army } from '../schema';
import { nationOf, POINTS } from '../tables';
import { everyUnit } from '../tree';

/** What the player has bought for another role or battle stays behind, and is named. */
export const leftBehind = (army: Army): Run[][] => {
  const stands = everyUnit(army)
    .filter(({ list }) => !isInPlay(list, army))
    .map((unit) => unit.name || unitNoun(unit, nationOf(unit, army)));
  const works = army.works
    .filter((each) => !areWorksInPlay(each, army))
    .map(({ name, type }) => name || POINTS.works[type].name);
  const names = [...stands, ...works];
  return names.length === 0 ? [] : [[strong('Not in this list:'), { text: ` ${names.join(', ')}.` }]];
};
