import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { RulesPage } from '@/lib/rules/core/contract/rules-page';
import { Fact, Para, Topic } from '../../_components/rules-text';

/** Printed facts that can never be wrong of one army. */
export const NoteList = ({ notes, source }: { notes: RulesPage['notes']; source: string }) => (
  <Topic id="notes" title="Notes">
    <Para>Facts that no army can break, or that need two armies.</Para>
    <ul>
      {notes.map(({ code, text, cite }) => (
        <Fact key={code} id={code} className="py-[5px]">
          {text} <CiteChip cite={cite} source={source} />
        </Fact>
      ))}
    </ul>
  </Topic>
);
