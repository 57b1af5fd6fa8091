import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { RulesPage } from '@/lib/rules/core/rules-page';

/** Printed facts that can never be wrong of one army. */
export const NoteList = ({ notes, source }: { notes: RulesPage['notes']; source: string }) => (
  <section aria-labelledby="notes">
    <h2 id="notes">Notes</h2>
    <p>Facts that no army can break, or that need two armies.</p>
    <ul className="notes">
      {notes.map(({ code, text, cite }) => (
        <li key={code} id={code}>
          {text} <CiteChip cite={cite} source={source} />
        </li>
      ))}
    </ul>
  </section>
);
