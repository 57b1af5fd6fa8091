/** As many signs of a hash as stand on a sheet. */
const SHOWN = 16;

/** The first 16 signs of a hash in fours: "4c1d 90ea 7b25 e6f8". */
export const signsOf = (hash: string): readonly string[] => hash.slice(0, SHOWN).match(/.{1,4}/g) ?? [];

const CELL = 'bg-paper py-[9px] text-center text-[1.125rem] leading-none tracking-[0.03em] tabular-nums';
const OTHER = 'bg-error-wash text-error font-bold underline';

type HashSignsProps = {
  hash: string;
  /** the hash it should be: signs that differ are marked */
  against?: string | undefined;
};

/** A hash as it stands at the foot of a sheet, to be compared by eye. */
export const HashSigns = ({ hash, against = hash }: HashSignsProps) => {
  const should = signsOf(against);
  return (
    <p className="bg-rule-firm border-rule-firm mt-2.5 grid grid-cols-4 gap-px border">
      {signsOf(hash).map((four, index) => (
        <span
          key={`${index} ${four}`}
          className={`${CELL} ${four === should[index] ? 'font-medium' : OTHER}`}
        >
          {four}
        </span>
      ))}
    </p>
  );
};
