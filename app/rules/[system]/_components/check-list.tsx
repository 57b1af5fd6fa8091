import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SEVERITY_WORDS, SeverityMark } from '@/app/_components/ui/severity-mark';
import type { SeverityByMode } from '@/lib/rules/core/rule';
import type { CheckInfo } from '@/lib/rules/core/system';

type CheckListProps = {
  checks: readonly CheckInfo[];
  texts: Readonly<Record<string, string>>;
  source: string;
};

/** A code may stand for several places that are checked: it is listed once, with the titles it is found under. */
const byCode = (checks: readonly CheckInfo[]): Map<string, CheckInfo[]> => {
  const found = new Map<string, CheckInfo[]>();
  for (const check of checks) found.set(check.code, [...(found.get(check.code) ?? []), check]);
  return found;
};

/** Every check with its code, severity and page; the code is its anchor. */
export const CheckList = ({ checks, texts, source }: CheckListProps) => (
  <section aria-labelledby="checks">
    <h2 id="checks">Checks</h2>
    <p>
      What is looked at whenever an army changes. Nothing is forbidden: an army with errors can be saved,
      printed and entered, and carries a mark that says so.
    </p>
    <ul className="checks">
      {[...byCode(checks)].map(([code, [first, ...others]]) => {
        if (first === undefined) return null;
        const titles = [...new Set([first, ...others].map(({ title }) => title))];
        return (
          <li key={code} id={code}>
            <SeverityMark severity={worst(first.severity)} />
            <div>
              <h3>
                <a href={`#${code}`}>
                  <span className="code">{code.toUpperCase()}</span>
                </a>{' '}
                {titles.join('; ')}
              </h3>
              {texts[code] !== undefined && <p>{texts[code]}</p>}
              <p className="mute">{severityText(first.severity)}</p>
            </div>
            <CiteChip cite={first.cite} source={source} />
          </li>
        );
      })}
    </ul>
  </section>
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
    .map(
      ([mode, of], index) =>
        `${index === 0 ? capital(SEVERITY_WORDS[of].one) : SEVERITY_WORDS[of].one} in a ${mode} game`,
    )
    .join(', ');
};
