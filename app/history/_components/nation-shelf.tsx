import { Flag } from '@/app/_components/ui/flag';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as historyWords from '@/app/history/words';
import type { NationRef } from '@/lib/history/answers';
import { nationPath } from '@/lib/pages';
import { coloursOf } from '../side-nation';
import * as words from './words';

export type CountedNation = NationRef & { readonly regiments: number };

const LONGEST = 52;

/** The nations, those with the most regiments first. */
export const NationShelf = ({ nations }: { nations: readonly CountedNation[] }) => {
  const sorted = nations.toSorted((a, b) => b.regiments - a.regiments || (a.name < b.name ? -1 : 1));
  const most = Math.max(1, ...sorted.map(({ regiments }) => regiments));
  return (
    <section aria-labelledby="nations">
      <RuledTitle id="nations" title={historyWords.nations}>
        <span className="mute text-12">{words.byNumberOfRegiments(nations.length)}</span>
      </RuledTitle>
      <ul className="grid grid-cols-2 gap-x-6">
        {sorted.map((nation) => (
          <li key={nation.id} className="border-rule border-b">
            <a
              href={nationPath(nation.id)}
              className="hover:bg-select flex min-h-9 items-center gap-2 no-underline max-[721px]:min-h-12"
            >
              <Flag nation={coloursOf(nation)} className="h-4" />
              <span className="min-w-0 flex-1 wrap-anywhere">{nation.name}</span>
              <svg
                className="h-2 w-[52px] forced-color-adjust-none max-[480px]:hidden"
                aria-hidden="true"
                data-nation={coloursOf(nation)}
              >
                <rect
                  width={Math.max(2, Math.round((LONGEST * nation.regiments) / most))}
                  height="8"
                  fill="var(--sym)"
                  stroke="var(--ink)"
                />
              </svg>
              <span className="num w-8">
                {nation.regiments}
                <span className="vh"> {historyWords.regimentsWithin}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
