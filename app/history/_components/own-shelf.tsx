import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as historyWords from '@/app/history/words';
import type { OwnRow } from '@/lib/history/own/answers';
import { IMPORT, OWN, ownPath } from '@/lib/pages';
import { shortBattleDay } from '../history-words';
import * as words from './words';

const SHOWN = 5;
const LINK = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11';

/** What whoever asks has entered, and where more is entered. */
export const OwnShelf = ({ own }: { own: readonly OwnRow[] }) => (
  <section aria-labelledby="own" className="print:hidden">
    <RuledTitle id="own" title={historyWords.myOrdersOfBattle}>
      {own.length > 0 && (
        <a href={OWN} className={LINK}>
          {words.allOwn(own.length)}
        </a>
      )}
    </RuledTitle>
    <ul>
      {own.slice(0, SHOWN).map(({ id, name, date, year }) => (
        <li key={id} className="border-rule flex items-baseline justify-between gap-3 border-b py-1">
          <a href={ownPath(id)} className={`${LINK} font-caslon text-16 min-w-0 wrap-anywhere`}>
            {name || historyWords.battleWithoutName}
          </a>
          <span className="mute text-12 whitespace-nowrap">{shortBattleDay({ date, year })}</span>
        </li>
      ))}
    </ul>
    <p className="soft flex flex-wrap gap-x-4 pt-1.5">
      <a href={OWN} className={LINK}>
        {words.enterOrder}
      </a>
      <a href={IMPORT} className={LINK}>
        {words.importOne}
      </a>
    </p>
  </section>
);
