import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { GameChoices } from '@/lib/rules/core/contract/game';
import type { Course } from '@/lib/rules/core/game/course';
import { sideNames } from '@/lib/rules/core/game/names';
import { agreedLines } from '@/lib/rules/core/game/report-lines';
import * as reportWords from '@/lib/rules/core/game/report-words';
import type { Thrown } from '@/lib/rules/core/game/thrown';

type ReportFootProps = {
  readonly course: Course;
  readonly thrown: readonly Thrown[];
  readonly choices: GameChoices['choices'];
  readonly source: string;
};

/** By what it was played, what was thrown, and how much was entered: on paper one line each. */
export const ReportFoot = ({ course, thrown, choices, source }: ReportFootProps) => {
  const { setup } = course.game;
  const names = sideNames(setup);
  const agreed = agreedLines(setup, choices);
  return (
    <section
      aria-label={reportWords.howPlayed}
      className="text-12 text-ink-2 border-rule-ink grid gap-1 border-t pt-2 print:gap-0 print:pt-[1mm]"
    >
      {agreed.length > 0 && (
        <p>
          <b className="text-ink font-semibold">{reportWords.agreed}</b>{' '}
          {agreed.map(({ key, text, cite }) => (
            <span key={key} className="mr-3 inline-block">
              {text} <CiteChip cite={cite} source={source} />
            </span>
          ))}
        </p>
      )}
      {thrown.length > 0 && (
        <p>
          <b className="text-ink font-semibold">{reportWords.dice}</b>{' '}
          {thrown.map((each) => reportWords.thrownText(each, names)).join(' ')}
        </p>
      )}
      <p>{reportWords.entered(course.entries.length)}</p>
    </section>
  );
};
