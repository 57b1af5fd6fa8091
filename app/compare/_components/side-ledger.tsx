import { OVER, toneOver } from '@/app/_components/army/limit-tone';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Hint } from '@/app/_components/ui/hint';
import { Icon } from '@/app/_components/ui/icon';
import { countFindings } from '@/lib/rules/core/finding';
import { grouped } from '@/lib/rules/core/number';
import type { Limit } from '@/lib/rules/core/outline';
import type { Side } from '../load-pair';

const KINDS = [
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['wanting', 'Still wanted'],
  ['info', 'Notes'],
] as const;

/** Strength, limits and findings of both armies, number beside number. */
export const SideLedger = ({ a, b }: { a: Side; b: Side }) => {
  const { terms } = a.system;
  const limits = new Map([...b.summary.limits, ...a.summary.limits].map((limit) => [limit.key, limit]));
  const counts = [a, b].map(({ assessment }) => countFindings(assessment.findings));
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return (
    <section className="limits-two" aria-labelledby="limits-two">
      <h2 id="limits-two">Strength, limits and findings</h2>
      <table className="side-by-side">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">What</span>
            </th>
            <th scope="col" className="num">
              First
            </th>
            <th scope="col" className="num">
              Second
            </th>
          </tr>
        </thead>
        <tbody>
          {/* not where a limit says it already */}
          {[...limits.values()].every(({ label }) => label !== capital(terms.units)) && (
            <tr>
              <th scope="row">{capital(terms.units)}</th>
              <td className="num">{a.summary.units}</td>
              <td className="num">{b.summary.units}</td>
            </tr>
          )}
          {[...limits.values()].map(({ key, label, why, cite }) => (
            <tr key={key}>
              <th scope="row">
                <Hint label={label}>
                  {why} <CiteChip cite={cite} source={a.system.source} />
                </Hint>
              </th>
              <Used limit={a.summary.limits.find((limit) => limit.key === key)} />
              <Used limit={b.summary.limits.find((limit) => limit.key === key)} />
            </tr>
          ))}
          {KINDS.map(([kind, label]) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {counts.map((count, index) => (
                <td key={index === 0 ? 'a' : 'b'} className="num">
                  {count[kind] > 0 && <Icon name={kind} className={`sv ${kind}`} />} {count[kind]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Used = ({ limit }: { limit: Limit | undefined }) => {
  if (limit === undefined) return <td className="num mute">none</td>;
  const { used, allowed } = limit;
  const tone = toneOver(limit);
  return (
    <td className={tone === null ? 'num' : `num over ${tone}`}>
      {tone && <Icon name={tone} className="sv" />} {grouped(used)}
      {allowed !== null && <small className="mute"> of {grouped(allowed)}</small>}
      {tone && <span className="vh">, {OVER[tone]}</span>}
    </td>
  );
};
