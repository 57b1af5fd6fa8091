import type { BattleSummary } from '@/lib/history/answers';
import { battlePath, HISTORY } from '@/lib/pages';
import { AppLink } from '../_components/ui/app-link';
import { textLook } from '../_components/ui/button';
import { Flag } from '../_components/ui/flag';
import { battlesText, longDate } from '../history/history-words';
import { nationOf } from '../history/side-nation';
import * as words from './words';

/** Battles to begin with: a small one, one of many nations, one that went to the last man. */
const SHOWN = ['1756-10-01-lobositz', '1759-08-01-minden', '1758-08-25-zorndorf'];

/** Some battles, each with the ribbons of its sides, and the way to all of them. */
export const FromBattle = ({ battles }: { battles: readonly BattleSummary[] }) => (
  <>
    <ul>
      {SHOWN.flatMap((id) => battles.filter((battle) => battle.id === id)).map(
        ({ id, name, date, sides }) => (
          <li
            key={id}
            className="border-rule grid min-h-[38px] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-b pointer-coarse:min-h-11"
          >
            <span className="flex gap-[3px]" aria-hidden="true">
              {sides.map((side) => (
                <Flag key={side.name} nation={nationOf(side)} className="h-[17px]" />
              ))}
            </span>
            <AppLink href={battlePath(id)} className="font-semibold no-underline hover:underline">
              {name}
            </AppLink>
            <span className="text-12 text-ink-2">{longDate(date)}</span>
          </li>
        ),
      )}
    </ul>
    <p className="pt-2">
      <AppLink href={HISTORY} className={textLook('inline-flex items-center pointer-coarse:min-h-11')}>
        {words.allBattles(battlesText(battles))}
      </AppLink>
    </p>
  </>
);
