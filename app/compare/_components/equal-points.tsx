import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { grouped } from '@/lib/rules/core/army/number';
import { HOUSE_RULING } from '@/lib/rules/core/contract/citation';
import type { Ratio } from '@/lib/rules/core/contract/match-up';
import { type ComparedSide, sideName } from '../load-pair';
import {
  Cell,
  CompareHeading,
  CompareTable,
  NameCell,
  NameHead,
  NumberHead,
  WordHead,
} from './compare-table';

/** The system's own rule of equal points, and for the forces of a scenario the ratio it prints. */
export const EqualPoints = async ({ a, b }: { a: ComparedSide; b: ComparedSide }) => {
  const compare = await a.system.compare();
  const { equal, ratios, notes } = compare(a, b);
  const { source } = a.system;
  return (
    <section aria-labelledby="equal">
      <CompareHeading id="equal" title="Equal points" />
      <ul>
        {notes.map(({ code, text, cite }, index) => (
          // two notes of one code differ in what they say
          <li
            key={`${code} ${text}`}
            data-code={code}
            className="border-rule grid grid-cols-[15px_minmax(0,1fr)] gap-[9px] border-b py-2"
          >
            <SeverityMark
              severity={index === 0 && equal && cite.ruling !== HOUSE_RULING ? 'pass' : 'info'}
              className="mt-0.5"
            />
            <p>
              {text} <CiteChip cite={cite} source={source} />
            </p>
          </li>
        ))}
      </ul>
      {ratios.length > 0 && (
        <CompareTable className="mt-2.5">
          <caption className="text-ink-2 pb-0.5 text-start">Ratios of the two forces</caption>
          <thead>
            <tr>
              <NameHead>
                <span className="vh">What</span>
              </NameHead>
              <NumberHead>{sideName(a)}</NumberHead>
              <NumberHead>{sideName(b)}</NumberHead>
              <NumberHead>Ratio</NumberHead>
              <WordHead>From</WordHead>
            </tr>
          </thead>
          <tbody>
            {ratios.map((ratio) => (
              <RatioRow key={ratio.label} ratio={ratio} source={source} />
            ))}
          </tbody>
        </CompareTable>
      )}
    </section>
  );
};

const RatioRow = ({ ratio: { label, of, cite }, source }: { ratio: Ratio; source: string }) => {
  const [first, second] = of;
  return (
    <tr>
      <NameCell>{label}</NameCell>
      <Cell>{grouped(first)}</Cell>
      <Cell>{grouped(second)}</Cell>
      <Cell className="num whitespace-nowrap">{second > 0 ? `${(first / second).toFixed(2)} : 1` : ''}</Cell>
      <Cell className="">
        <CiteChip cite={cite} source={source} />
      </Cell>
    </tr>
  );
};
