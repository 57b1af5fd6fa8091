import type { NoteBlock, Run } from '../core/sheet';
import { areWorksInPlay, isInPlay } from './army-lists';
import { generalName, unitNoun } from './names';
import { allStands, type RosterContext } from './roster-context';
import type { Army } from './schema';
import { nationOf, POINTS } from './tables';

/** What the player has bought for another role or battle stays behind, and is named. */
const leftBehind = (army: Army): Run[][] => {
  const stands = allStands(army)
    .filter(({ list }) => !isInPlay(list, army))
    .map((unit) => unit.name || unitNoun(unit, nationOf(unit, army)));
  const works = army.works
    .filter((each) => !areWorksInPlay(each, army))
    .map(({ name, type }) => name || POINTS.works[type].name);
  const names = [...stands, ...works];
  return names.length === 0
    ? []
    : [[{ text: 'Not in this list:', style: 'strong' }, { text: ` ${names.join(', ')}.` }]];
};

/** Notes of army and general, what stays behind, and where the army came from. */
export const remarks = ({ army, file, options }: RosterContext): NoteBlock[] => {
  if (options.hideNotes) return [];
  const { general, notes } = army;
  const lines: Run[][] = [
    ...(notes ?? '').split('\n').map((line) => [{ text: line.trim() }]),
    ...(general?.notes
      ? [[{ text: `${generalName(general)}:`, style: 'strong' as const }, { text: ` ${general.notes}` }]]
      : []),
    ...leftBehind(army),
    ...(file.origin?.note ? [[{ text: file.origin.note, style: 'soft' as const }]] : []),
  ].filter((runs) => runs.some(({ text: words }) => words !== ''));
  return lines.length === 0
    ? []
    : [{ kind: 'note', title: 'Notes', lines: lines.slice(0, 16).map((runs) => ({ runs })) }];
};
