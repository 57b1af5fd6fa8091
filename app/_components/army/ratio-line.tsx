import type { RatioScale } from './ratio-scale';

const LEFT = 4;
const WIDE = 92;
const LABEL = 14;
const place = (x: number): number => LEFT + (x * WIDE) / 100;

/** Where two armies stand between equal points and printed scenarios, drawn; the words stand beside it. */
export const RatioLine = ({ scale, label }: { scale: RatioScale; label: string }) => {
  const rows = Math.max(1, ...scale.marks.map(({ row }) => row + 1));
  const line = 20 + LABEL * Math.ceil(rows / 2);
  const height = line + 28 + LABEL * Math.floor(rows / 2);
  return (
    <svg
      className="text-ink-2 block w-full overflow-visible"
      height={height}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      <line x1={`${LEFT}%`} x2={`${LEFT + WIDE}%`} y1={line} y2={line} stroke="var(--ink-2)" />
      <rect
        x={`${LEFT}%`}
        y={line - 6}
        width={`${(scale.equal * WIDE) / 100}%`}
        height={12}
        fill="none"
        stroke="var(--pass)"
      />
      <text x={`${LEFT}%`} y={line + 22} className="text-11 fill-current">
        equal
      </text>
      {scale.marks.map(({ label: name, x, anchor, row }) => (
        <g key={name}>
          <line x1={`${place(x)}%`} x2={`${place(x)}%`} y1={line - 5} y2={line + 5} stroke="var(--ink-2)" />
          <text
            x={`${place(x)}%`}
            y={row % 2 === 0 ? line - 12 - LABEL * (row / 2) : line + 22 + LABEL * Math.ceil(row / 2)}
            textAnchor={anchor}
            className="text-11 fill-current"
          >
            {name}
          </text>
        </g>
      ))}
      <circle cx={`${place(scale.at)}%`} cy={line} r={4.5} fill="var(--ink)" />
    </svg>
  );
};
