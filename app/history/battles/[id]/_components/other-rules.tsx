import { SystemTabs } from '@/app/_components/army/system-tabs';
import { type MusterQuestion, musterParams } from '@/lib/history/muster-question';

type OtherRulesProps = {
  readonly question: MusterQuestion;
  /** the same page with another question */
  readonly href: (query: string) => string;
};

/** The same battle in another rule system: of a size likewise, with nothing chosen that only these rules know. */
export const OtherRules = ({ question, href }: OtherRulesProps) => (
  <div className="print:hidden">
    <SystemTabs
      current={question.rules}
      href={(id) => {
        const other = { ...question, rules: id, whole: { size: question.whole.size } };
        return href(`${new URLSearchParams(musterParams(other))}`);
      }}
      detail={() => undefined}
    />
  </div>
);
