import { Flag } from '@/app/_components/ui/icon';
import { parted } from '@/app/history/history-words';
import { nationOf, type SideDetail } from '@/lib/history/answers';
import { type ArmRow, armRows } from '../side-sums';

const WIDTH = 100;

const Bar = ({
  amount,
  most,
  nation,
  from,
  summed,
}: {
  amount: number;
  most: number;
  nation: string;
  from: 'left' | 'right';
  summed: boolean;
}) => {
  const width = Math.max(2, Math.round((WIDTH * amount) / most));
  return (
    <svg
      className="h-2.5 w-full forced-color-adjust-none"
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-nation={nation}
    >
      <rect
        x={from === 'left' ? 0 : WIDTH - width}
        width={width}
        height="10"
        fill={summed ? 'var(--paper)' : 'var(--sym)'}
        stroke="var(--sym)"
        strokeWidth={summed ? 2 : 0}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
};

type ArmsProps = {
  sides: readonly SideDetail[];
  /** entered by a person: men are summed too */
  own: boolean;
};

/** Both sides beside each other, the larger of each row as long as there is room. */
export const ArmsTable = ({ sides, own }: ArmsProps) => {
  const rows = armRows(sides, own);
  const [first, second] = sides;
  if (rows.length === 0 || first === undefined || second === undefined)
    return <p className="soft">The strength of neither side is known.</p>;
  return (
    <section aria-labelledby="on-the-day">
      <h2 id="on-the-day" className="text-20 pb-1">
        On the day
      </h2>
      <table className="w-full border-collapse" aria-labelledby="on-the-day">
        <thead>
          <tr>
            {[first, second]
              .map((side, at) => (
                <th
                  key={side.position}
                  scope="col"
                  colSpan={2}
                  className={`border-rule-ink border-b pb-1.5 font-semibold ${at === 0 ? 'text-right' : 'text-start'}`}
                >
                  <span className={`inline-flex items-center gap-2 ${at === 0 ? 'flex-row-reverse' : ''}`}>
                    <Flag nation={nationOf(side)} className="h-4" />
                    {side.name}
                  </span>
                </th>
              ))
              .toSpliced(
                1,
                0,
                <th key="arm" scope="col" className="border-rule-ink border-b px-2 pb-1.5">
                  <span className="vh">Arm</span>
                </th>,
              )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ArmLine key={row.label} row={row} nations={[nationOf(first), nationOf(second)]} />
          ))}
        </tbody>
      </table>
      {rows.some(({ values }) => values.some(({ summed }) => summed)) && (
        <p className="mute text-12 pt-1.5">
          * Not stated for the whole side: at least this many, added up from the units below; its bar is
          hollow.
        </p>
      )}
    </section>
  );
};

const CELL = 'border-rule border-b py-1.5';

const ArmLine = ({
  row: { label, values },
  nations,
}: {
  row: ArmRow;
  nations: readonly [string, string];
}) => {
  const most = Math.max(...values.map(({ amount }) => amount ?? 0), 1);
  const [left, right] = values;
  const bar = (value: ArmRow['values'][number] | undefined, at: 0 | 1) =>
    value?.amount == null ? null : (
      <Bar
        amount={value.amount}
        most={most}
        nation={nations[at]}
        from={at === 0 ? 'right' : 'left'}
        summed={value.summed}
      />
    );
  const text = (value: ArmRow['values'][number] | undefined) =>
    value?.amount == null ? (
      <span className="mute">not known</span>
    ) : (
      `${parted(value.amount)}${value.summed ? '*' : ''}`
    );
  return (
    <tr>
      <td className={`${CELL} w-[24%]`}>{bar(left, 0)}</td>
      <td className={`${CELL} num pl-2 whitespace-nowrap`}>{text(left)}</td>
      <th scope="row" className={`${CELL} text-ink-3 text-12 px-2 text-center font-normal whitespace-nowrap`}>
        {label}
      </th>
      <td className={`${CELL} pr-2 text-start whitespace-nowrap tabular-nums`}>{text(right)}</td>
      <td className={`${CELL} w-[24%]`}>{bar(right, 1)}</td>
    </tr>
  );
};
