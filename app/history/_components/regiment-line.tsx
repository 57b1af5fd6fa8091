import { SmallUniform } from '@/app/_components/army/coat';
import { Flag } from '@/app/_components/ui/flag';
import { Glyph } from '@/app/_components/ui/glyph';
import type { RegimentSummary } from '@/lib/history/answers';
import { regimentSymbol } from '@/lib/history/unit-symbol';
import { regimentPath } from '@/lib/pages';
import { capital } from '@/lib/rules/core/army/words';
import { sizeText } from '../history-words';
import { coloursOf } from '../side-nation';
import * as words from './words';

/** "IR 24", unless the name says it already. */
const numbered = ({ name, number }: Pick<RegimentSummary, 'name' | 'number'>): string =>
  number === null || name.includes(number) ? name : `${name}, ${number}`;

type RegimentLineProps = {
  regiment: RegimentSummary;
  /** among those of one nation it need not say whose it is */
  ofOne?: boolean;
};

/** A regiment in a list: its coat, name, kind and nation. */
export const RegimentLine = ({ regiment, ofOne = false }: RegimentLineProps) => {
  const { id, coat, facings, type, battalions, squadrons, nation, aggregate } = regiment;
  const size = sizeText({ battalions, squadrons, guns: null, men: null });
  return (
    <li className="border-rule flex items-center gap-3 border-b py-1.5 print:break-inside-avoid">
      {regiment.arm === 'artillery' ? (
        <span className="w-7 flex-none" data-nation={coloursOf(nation)}>
          <Glyph symbol={regimentSymbol(regiment)} />
        </span>
      ) : (
        <SmallUniform coat={coat} facings={facings} />
      )}
      <span className="min-w-0 leading-[1.35]">
        <a href={regimentPath(id)} className="block font-semibold wrap-anywhere no-underline hover:underline">
          {numbered(regiment)}
        </a>
        <span className="text-12 text-ink-2 flex flex-wrap items-center gap-x-2">
          <span>
            {capital(aggregate ? words.severalOf(type) : type)}
            {size !== '' && `, ${size}`}
          </span>
          {!ofOne && (
            <span className="inline-flex items-center gap-1.5">
              <Flag nation={coloursOf(nation)} className="h-2.5" />
              {nation.name}
            </span>
          )}
        </span>
      </span>
    </li>
  );
};
