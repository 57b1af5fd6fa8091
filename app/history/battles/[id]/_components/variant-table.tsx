import type { BattleDetail, Variant } from '@/lib/history/answers';
import * as words from '../words';

type VariantProps = Pick<BattleDetail, 'variants' | 'sides'>;

const about = ({ side, subject, about: what }: Variant, sides: VariantProps['sides']): string =>
  [sides.find(({ position }) => position === side)?.name, subject, what]
    .filter((part) => part !== null && part !== undefined)
    .join(', ');

/** What sources give differently: every value, which one stands in the order of battle, and why. */
export const VariantTable = ({ variants, sides }: VariantProps) =>
  variants.length === 0 ? null : (
    <section aria-labelledby="variants">
      <h2 id="variants" className="border-rule-ink text-20 border-b pb-1.5">
        {words.whereSourcesDiffer}
      </h2>
      <ul className="print:columns-2 print:gap-x-7">
        {variants.map((variant) => (
          <li key={variant.id} className="border-rule grid gap-1 border-b py-2 print:break-inside-avoid">
            <h3 className="text-13 font-sans font-semibold">{about(variant, sides)}</h3>
            <ul>
              {variant.values.map(({ value, source, preferred }) => (
                <li key={`${value} ${source}`} className="wrap-anywhere">
                  <span className={preferred ? 'font-semibold' : ''}>{value}</span>{' '}
                  <span className="soft">
                    {source}
                    {preferred && words.preferred}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mute text-12 wrap-anywhere">{variant.why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
