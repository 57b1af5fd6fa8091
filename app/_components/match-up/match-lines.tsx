import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import type { FigureLine, MatchLine, OddsLine, Two } from '@/lib/rules/core/contract/match-up';
import { figureText, numberOf } from '@/lib/rules/core/match-up/chances';
import type { Fraction } from '@/lib/rules/core/price/fraction';
import { percentText } from '../army/chance-table';

type MatchContext = {
  readonly names: Two<string>;
  /** colours of both */
  readonly nations: Two<string>;
  /** names the book in the tooltip of a page chip */
  readonly source: string;
};

export type LinesProps = MatchContext & { readonly lines: readonly MatchLine[]; readonly caption: string };

const keyOf = ({ label, note }: MatchLine): string => `${label} ${note ?? ''}`;

const valueText = (value: Fraction | null, as: FigureLine['as']): string => {
  if (value === null) return 'none';
  return as === 'chance' ? percentText(numberOf(value)) : figureText(value);
};

/** Lines of a part: figures as one table with an army on either side, odds as bars, words as they are. */
export const MatchLines = ({ lines, ...context }: LinesProps) => {
  const figures = lines.filter((line) => line.kind === 'figures');
  const odds = lines.filter((line) => line.kind === 'odds');
  const others = lines.filter((line) => line.kind === 'words' || line.kind === 'unknown');
  return (
    <>
      {odds.length > 0 && (
        <ul>
          {odds.map((line) => (
            <Odds key={keyOf(line)} line={line} {...context} />
          ))}
        </ul>
      )}
      {figures.length > 0 && <Figures lines={figures} {...context} />}
      {others.map((line) => (
        <p
          key={keyOf(line)}
          className="border-rule grid grid-cols-[15px_minmax(0,1fr)] gap-2 border-b py-2 print:py-0.5"
        >
          <SeverityMark severity="info" className="mt-0.5" />
          <span>
            <b className="font-[560]">{line.label}:</b> {line.kind === 'words' ? line.text : line.why}{' '}
            <CiteChip cite={line.cite} source={context.source} />
          </span>
        </p>
      ))}
    </>
  );
};

const AMOUNT =
  'border-rule w-[76px] max-tablet:w-14 border-b py-1.5 align-top tabular-nums print:w-13 print:py-0.5';

const Figures = ({
  lines,
  caption,
  names,
  source,
}: Omit<LinesProps, 'lines'> & { lines: readonly FigureLine[] }) => (
  <table className="w-full">
    <caption className="vh">{caption}</caption>
    <thead className="vh">
      <tr>
        <th scope="col">{names[0]}</th>
        <th scope="col">Figure</th>
        <th scope="col">{names[1]}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={keyOf(line)}>
          <td className={AMOUNT}>
            <Amount line={line} side={0} />
          </td>
          <th
            scope="row"
            className="border-rule text-ink-2 border-b px-1 py-1.5 text-center align-top font-normal print:py-0.5"
          >
            {line.label}
            {line.note !== undefined && line.note !== '' && (
              <small className="text-12 print:text-11 text-ink-3">, {line.note}</small>
            )}{' '}
            <CiteChip cite={line.cite} source={source} />
          </th>
          <td className={`${AMOUNT} text-end`}>
            <Amount line={line} side={1} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Amount = ({ line: { of, as, beside }, side }: { line: FigureLine; side: 0 | 1 }) => (
  <>
    <span className={of[side] === null ? 'mute' : 'font-semibold'}>{valueText(of[side], as)}</span>
    {beside !== undefined && of[side] !== null && (
      <small className="mute whitespace-nowrap"> {beside[side]}</small>
    )}
  </>
);

/** A bar of three chances; its numbers stand below it. */
const Odds = ({ line, names, nations, source }: MatchContext & { line: OddsLine }) => {
  const [first, neither, second] = line.chances;
  const parts = [
    { key: 'first', chance: first, nation: nations[0], fill: 'bg-sym' },
    { key: 'neither', chance: neither, nation: '', fill: 'bg-paper' },
    { key: 'second', chance: second, nation: nations[1], fill: 'bg-sym' },
  ];
  return (
    <li className="border-rule border-b pt-2 pb-[7px] print:py-[3px]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 pb-1 print:pb-0">
        <span className="font-[560]">{line.label}</span>
        <span className="text-12 print:text-11 text-ink-3">
          {line.note} <CiteChip cite={line.cite} source={source} />
        </span>
      </p>
      <div
        className="border-ink flex h-4 border forced-color-adjust-none [print-color-adjust:exact] print:h-2"
        aria-hidden="true"
      >
        {parts
          .filter(({ chance }) => chance.n !== 0)
          .map(({ key, chance, nation, fill }) => (
            <svg
              key={key}
              data-nation={nation}
              className={`block h-full flex-none ${fill}`}
              width={`${(100 * numberOf(chance)).toFixed(2)}%`}
              height="100%"
            />
          ))}
      </div>
      <p className="text-12 print:text-11 flex justify-between gap-2 pt-[3px] tabular-nums print:pt-0">
        <span>
          <span className="vh">{names[0]} </span>
          <b className="font-semibold">{percentText(numberOf(first))}</b>
        </span>
        {line.neither !== '' && (
          <span className="text-ink-3">
            {percentText(numberOf(neither))} {line.neither}
          </span>
        )}
        <span>
          <span className="vh">{names[1]} </span>
          <b className="font-semibold">{percentText(numberOf(second))}</b>
        </span>
      </p>
    </li>
  );
};
