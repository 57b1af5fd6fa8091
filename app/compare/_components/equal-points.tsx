import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { HOUSE_RULING } from '@/lib/rules/core/citation';
import { grouped } from '@/lib/rules/core/number';
import type { Ratio } from '@/lib/rules/core/system';
import type { Side } from '../load-pair';

/** The system's own rule of equal points, and for the forces of a scenario the ratio it prints. */
export const EqualPoints = ({ a, b }: { a: Side; b: Side }) => {
  const { equal, ratios, notes } = a.system.compare(a, b);
  const { source } = a.system;
  return (
    <section className="equal" aria-labelledby="equal">
      <h2 id="equal">Equal points</h2>
      <ul>
        {notes.map(({ code, text, cite }, index) => (
          // two notes of one code differ in what they say
          <li key={`${code} ${text}`} data-code={code}>
            <SeverityMark severity={index === 0 && equal && cite.ruling !== HOUSE_RULING ? 'pass' : 'info'} />
            <p>
              {text} <CiteChip cite={cite} source={source} />
            </p>
          </li>
        ))}
      </ul>
      {ratios.length > 0 && (
        <table className="ratios">
          <caption>Ratios of the two forces</caption>
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
              <th scope="col" className="num">
                Ratio
              </th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {ratios.map((ratio) => (
              <RatioRow key={ratio.label} ratio={ratio} source={source} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

const RatioRow = ({ ratio: { label, of, cite }, source }: { ratio: Ratio; source: string }) => {
  const [first, second] = of;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="num">{grouped(first)}</td>
      <td className="num">{grouped(second)}</td>
      <td className="num">{second > 0 ? `${(first / second).toFixed(2)} : 1` : ''}</td>
      <td>
        <CiteChip cite={cite} source={source} />
      </td>
    </tr>
  );
};
