import type { NoteBlock } from '../../core/sheet/sheet';
import { page } from '../reference/context';
import { scenarioLines } from '../scenario-lines';
import type { SheetContext } from '../sheet-context';

/** What the printed scenario that an army comes from asks for beyond the rules (p. 58-61); nothing for other armies. */
export const scenarioRules = ({ file: { origin }, field }: SheetContext): NoteBlock[] => {
  if (origin?.kind !== 'scenario') return [];
  const lines = scenarioLines(origin.name, field);
  if (lines.length === 0) return [];
  return [
    {
      kind: 'note',
      title: origin.name,
      lines: lines.map(({ term, text, cite }) => ({
        runs: [
          { text: `${term}:`, style: 'strong' },
          { text: ` ${text}` },
          { text: ` ${page(cite)}`, style: 'soft' },
        ],
      })),
    },
  ];
};
