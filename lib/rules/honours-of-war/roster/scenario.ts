import scenarios from '@/data/honours-of-war/scenarios.json';
import type { NoteBlock } from '../../core/sheet/sheet';
import { type Entry, filled, page } from '../reference/context';
import type { SheetContext } from '../sheet-context';

/** What the printed scenario that an army comes from asks for beyond the rules (p. 58-61); nothing for other armies. */
export const scenarioRules = ({ file: { origin }, field }: SheetContext): NoteBlock[] => {
  const scenario = scenarios.find(({ name }) => origin?.kind === 'scenario' && name === origin.name);
  if (scenario === undefined) return [];
  return [
    {
      kind: 'note',
      title: scenario.name,
      lines: (scenario.rules as readonly (Entry & { cite: { page: string } })[]).map(
        ({ term = '', text, cite }) => ({
          runs: [
            { text: `${term}:`, style: 'strong' },
            { text: ` ${filled(text, field)}` },
            { text: ` ${page(cite)}`, style: 'soft' },
          ],
        }),
      ),
    },
  ];
};
