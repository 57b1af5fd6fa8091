/** As many groups of signs of a hash as stand on a sheet. */
const GROUPS = [0, 1, 2, 3] as const;

const groupOf = (hash: string, group: number): string => hash.slice(group * 4, group * 4 + 4);

const CELL = 'bg-paper py-[9px] text-center text-[1.125rem] leading-none tracking-[0.03em] tabular-nums';
const OTHER = 'bg-error-wash text-error font-bold underline';

type HashSignsProps = {
  hash: string;
  /** the hash it should be: signs that differ are marked */
  against?: string | undefined;
};

/** A hash as it is at the foot of a sheet, to be compared by eye. */
export const HashSigns = ({ hash, against = hash }: HashSignsProps) => (
  <p className="bg-rule-firm border-rule-firm mt-2.5 grid grid-cols-4 gap-px border">
    {GROUPS.map((group) => (
      <span
        key={group}
        className={`${CELL} ${groupOf(hash, group) === groupOf(against, group) ? 'font-medium' : OTHER}`}
      >
        {groupOf(hash, group)}
      </span>
    ))}
  </p>
);
