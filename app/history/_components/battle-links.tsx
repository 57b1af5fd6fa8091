import * as historyWords from '@/app/history/words';
import type { BattleRef } from '@/lib/history/answers';
import { battlePath } from '@/lib/pages';
import { battleDay } from '../history-words';

/** Battles in a few words each, in the order they come in. */
export const BattleLinks = ({ battles }: { battles: readonly BattleRef[] }) => (
  <ul className="grid grid-cols-3 gap-x-6 max-[821px]:grid-cols-2 max-[480px]:grid-cols-[minmax(0,1fr)]">
    {battles.map(({ id, name, kind, date, year }) => (
      <li key={id} className="border-rule border-b py-1.5 print:break-inside-avoid">
        <a href={battlePath(id)} className="font-caslon text-16">
          {name}
        </a>{' '}
        <span className="mute text-12">
          {kind === 'scenario' ? historyWords.printedScenario : battleDay({ date, year })}
        </span>
      </li>
    ))}
  </ul>
);
