import type { RatioScale } from './ratio-scale';

const LEFT = 4;
const WIDE = 92;
const LINE = 34;
const place = (x: number): number => LEFT + (x * WIDE) / 100;

/** Where two armies stand between equal points and printed scenarios, drawn; the words stand beside it. */
export const RatioLine = ({ scale, label }: { scale: RatioScale; label: string }) => (
  <svg
    className="text-ink-2 block h-[76px] w-full overflow-visible"
    role="img"
    aria-label={label}
    preserveAspectRatio="none"
  >
    <line x1={`${LEFT}%`} x2={`${LEFT + WIDE}%`} y1={LINE} y2={LINE} stroke="var(--ink-2)" />
    <rect
      x={`${LEFT}%`}
      y={LINE - 6}
      width={`${(scale.equal * WIDE) / 100}%`}
      height={12}
      fill="none"
      stroke="var(--pass)"
    />
    <text x={`${LEFT}%`} y={LINE + 22} className="text-11 fill-current">
      equal
    </text>
    {scale.marks.map(({ label: name, x, row }) => (
      <g key={name}>
        <line x1={`${place(x)}%`} x2={`${place(x)}%`} y1={LINE - 5} y2={LINE + 5} stroke="var(--ink-2)" />
        <text
          x={`${place(x)}%`}
          y={row === 0 ? LINE - 12 : LINE + 36}
          textAnchor={x > 80 ? 'end' : x < 15 ? 'start' : 'middle'}
          className="text-11 fill-current"
        >
          {name}
        </text>
      </g>
    ))}
    <circle cx={`${place(scale.at)}%`} cy={LINE} r={4.5} fill="var(--ink)" />
  </svg>
);
