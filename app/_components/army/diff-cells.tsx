import type { ReactNode } from 'react';

type Cells = { readonly children: ReactNode };

const HEAD = 'py-1 font-normal text-11 text-ink-3';
const CELL = 'wrap-anywhere py-1.5 align-top @max-handset:py-1 @max-handset:empty:hidden';
const APART = 'pr-3 @max-handset:pr-1.5';
const SIDE =
  'text-start w-[26%] @max-handset:col-[2/-1] @max-handset:w-auto @max-handset:pt-0 @max-handset:not-empty:before:text-ink-3';
const LINE = '@max-handset:grid @max-handset:grid-cols-[68px_minmax(0,1fr)_auto] @max-handset:items-baseline';

/** Where it is narrow, on a phone or in a pane, both sides stand under the row, the price at its end. */
export const DiffGrid = ({ children }: Cells) => (
  <div className="@container mt-1.5">
    <table className="@max-handset:block w-full">{children}</table>
  </div>
);

export const DiffHeads = ({ points }: { points: boolean }) => (
  <thead className="@max-handset:sr-only">
    <tr>
      <th scope="col" className={`${HEAD} ${APART}`}>
        <span className="vh">What happened</span>
      </th>
      {['Row', 'Before', 'After'].map((word) => (
        <th key={word} scope="col" className={`${HEAD} ${APART} text-start`}>
          {word}
        </th>
      ))}
      {points && (
        <th scope="col" className={`num w-[104px] ${HEAD}`}>
          Points
        </th>
      )}
    </tr>
  </thead>
);

/** Lines under the heading of what they belong to. */
export const DiffGroup = ({ title, state, children }: Cells & { title: string; state?: string }) => (
  <tbody className="@max-handset:block">
    <tr className={`border-t-rule-ink border-b-rule border-t border-b ${LINE}`}>
      <th
        scope="rowgroup"
        colSpan={5}
        className={`${CELL} ${APART} font-caslon text-16 @max-handset:col-span-full @max-handset:pt-3 pt-3 text-start leading-(--lh-tight) font-normal`}
      >
        {title}
        {state !== undefined && <span className="mute text-12 font-sans leading-none"> {state}</span>}
      </th>
    </tr>
    {children}
  </tbody>
);

type DiffCellsProps = {
  /** what happened to it */
  kind: string;
  name: ReactNode;
  before: string;
  after: string;
  /** undefined where there is nothing to price */
  points?: ReactNode;
};

/** One line: a sign and its word, then the row, then both sides. */
export const DiffCells = ({ kind, name, before, after, points }: DiffCellsProps) => (
  <tr className={`border-rule border-b ${LINE}`}>
    <td className={`${CELL} ${APART} text-12 text-ink-2 @max-handset:w-auto w-[76px]`}>{kind}</td>
    <th scope="row" className={`${CELL} ${APART} text-start font-normal`}>
      {name}
    </th>
    <td className={`${CELL} ${APART} ${SIDE} text-ink-2 @max-handset:not-empty:before:content-['before:_']`}>
      {before}
    </td>
    <td className={`${CELL} ${APART} ${SIDE} @max-handset:not-empty:before:content-['after:_']`}>{after}</td>
    {points === undefined ? (
      <td className={`${CELL} ${APART}`} />
    ) : (
      <td
        className={`num ${CELL} border-rule @max-handset:col-start-3 @max-handset:row-start-1 @max-handset:w-auto @max-handset:pl-2 w-[104px] border-l-3 border-double whitespace-nowrap`}
      >
        {points}
      </td>
    )}
  </tr>
);

/** Something that holds of a whole group. */
export const DiffRemark = ({ children }: Cells) => (
  <tr className={`border-rule border-b ${LINE}`}>
    <td className={`${CELL} ${APART}`} />
    <td colSpan={4} className={`soft ${CELL} ${APART} @max-handset:col-span-full`}>
      {children}
    </td>
  </tr>
);

export const DiffTotal = ({ children }: Cells) => (
  <tfoot className="@max-handset:block">
    <tr className={LINE}>
      <th
        scope="row"
        colSpan={4}
        className="border-rule-ink font-caslon text-16 @max-handset:col-[1/3] border-t pt-3 pr-4.5 text-right leading-none font-normal italic"
      >
        Total
      </th>
      <td className="num border-rule-ink font-caslon text-16 w-[104px] border-t border-b-3 border-double pt-2.5 pb-1 leading-(--lh-tight) whitespace-nowrap normal-nums">
        {children}
      </td>
    </tr>
  </tfoot>
);
