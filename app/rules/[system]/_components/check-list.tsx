import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import type { SeverityByMode } from '@/lib/rules/core/check/rule';
import { SEVERITY_WORDS } from '@/lib/rules/core/check/severity-words';
import type { CheckInfo } from '@/lib/rules/core/contract/system';
import { Code, Fact, FactTitle, Para, Topic } from '../../_components/rules-text';
import * as words from '../../words';

type CheckListProps = {
  checks: readonly CheckInfo[];
  texts: Readonly<Record<string, string>>;
  source: string;
};

/** A code may stand for several places that are checked: it is listed once, with the titles it is found under. */
const byCode = (checks: readonly CheckInfo[]): Map<string, CheckInfo[]> => {
  const groups = new Map<string, CheckInfo[]>();
  for (const check of checks) groups.set(check.code, [...(groups.get(check.code) ?? []), check]);
  return groups;
};

/** Every check with its code, severity and page; the code is its anchor. */
export const CheckList = ({ checks, texts, source }: CheckListProps) => (
  <Topic id="checks" title={words.checks}>
    <Para>{words.whatChecksAre}</Para>
    <ul>
      {[...byCode(checks)].map(([code, [first, ...others]]) => {
        if (first === undefined) return null;
        const titles = [...new Set([first, ...others].map(({ title }) => title))];
        return (
          <Fact
            key={code}
            id={code}
            className="grid grid-cols-[15px_minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-0.5 py-[7px]"
          >
            <SeverityMark severity={worst(first.severity)} className="mt-1.5" />
            <div>
              <FactTitle>
                <Code to={code}>{code.toUpperCase()}</Code> {titles.join('; ')}
              </FactTitle>
              {texts[code] !== undefined && <Para>{texts[code]}</Para>}
              <Para className="mute">{severityText(first.severity)}</Para>
            </div>
            <CiteChip cite={first.cite} source={source} />
          </Fact>
        );
      })}
    </ul>
  </Topic>
);

const worst = (severity: SeverityByMode) => {
  if (typeof severity === 'string') return severity;
  const all = Object.values(severity);
  return all.includes('error') ? 'error' : all.includes('warning') ? 'warning' : 'info';
};

const severityText = (severity: SeverityByMode): string => {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  if (typeof severity === 'string') return capital(SEVERITY_WORDS[severity].one);
  return Object.entries(severity)
    .map(([mode, of], index) =>
      words.inMode(index === 0 ? capital(SEVERITY_WORDS[of].one) : SEVERITY_WORDS[of].one, mode),
    )
    .join(', ');
};
