import notes from '@/data/honours-of-war/notes.json';
import options from '@/data/honours-of-war/reference/options.json';
import type { NoteBlock } from '../../core/sheet/sheet';
import { type Entry, filled } from '../reference/context';
import { settingOf } from '../settings';
import type { SheetContext } from '../sheet-context';
import { everyUnit } from '../tree';

/** Optional rules that change nothing of the list, but are easily forgotten at the table (p. 37). */
const REMINDERS = ['brigadeMorale', 'redDiePoints', 'battalionGunsLost'] as const;

/** What to remember in play of the optional rules that the army is played by. */
export const reminders = ({ file, field }: SheetContext): NoteBlock[] => {
  const settings = REMINDERS.filter((key) => settingOf(file, key) === true);
  const entries = (options.entries as readonly Entry[]).filter(({ option = [] }) =>
    option.some((key) => settings.some((reminder) => reminder === key)),
  );
  if (entries.length === 0) return [];
  return [
    {
      kind: 'note',
      title: 'Optional rules',
      lines: entries.map(({ term = '', text }) => ({
        runs: [{ text: `${term}:`, style: 'strong' }, { text: ` ${filled(text, field)}` }],
      })),
    },
  ];
};

const HORSE_ARTILLERY = notes.find(({ code }) => code === 'prussian-horse-artillery');

/** What the book leaves open of units of this list, and how it was ruled (R45). */
export const openPoints = ({ army, nation }: SheetContext): NoteBlock[] =>
  HORSE_ARTILLERY !== undefined &&
  everyUnit(army).some((unit) => unit.type === 'horse-6-pdr' && (unit.nation ?? nation) === 'prussia')
    ? [
        {
          kind: 'note',
          title: 'Left open by the book',
          lines: [{ runs: [{ text: `${HORSE_ARTILLERY.text} (${HORSE_ARTILLERY.cite.ruling})` }] }],
        },
      ]
    : [];
