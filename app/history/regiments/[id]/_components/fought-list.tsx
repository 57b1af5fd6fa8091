import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { battleDay, COUNTING_WORDS, sizeText } from '@/app/history/history-words';
import * as historyWords from '@/app/history/words';
import type { Fought } from '@/lib/history/answers';
import { battlePath } from '@/lib/pages';
import { amountOf } from '@/lib/rules/core/army/number';
import * as words from '../words';

/** "Kingsley's brigade (second line) under Brigadier Kingsley, in the 3rd column", the nearest formation first. */
const placeOf = ({ formations, side }: Fought): string => {
  const [nearest, ...others] = formations.toReversed();
  if (nearest === undefined) return side.name;
  const under = nearest.commander === null ? '' : words.underCommander(nearest.commander);
  return [`${nearest.name}${under}`, ...others.map(({ name }) => name), side.name].join('; ');
};

/** The battles in which it stood, or its grenadiers in a battalion with others, and where in each. */
export const FoughtList = ({ id, fought }: { id: string; fought: readonly Fought[] }) => (
  <section aria-labelledby="fought">
    <RuledTitle id="fought" title={words.whereItFought}>
      <span className="mute text-12">
        {words.amountHere(amountOf(new Set(fought.map(({ battle }) => battle.id)).size, 'battle'))}
      </span>
    </RuledTitle>
    {fought.length === 0 ? (
      <p className="soft py-2">{words.noOrderNamesIt}</p>
    ) : (
      <ul>
        {fought.map((place) => (
          <Place key={place.unit.id} id={id} place={place} />
        ))}
      </ul>
    )}
  </section>
);

const Place = ({ id, place }: { id: string; place: Fought }) => {
  const { battle, unit } = place;
  const { regiment } = unit;
  const grenadiers = regiment === null || regiment.id === id ? '' : words.itsGrenadiers(regiment.name);
  const facts = [grenadiers, sizeText(unit), COUNTING_WORDS[unit.counting], unit.notes ?? ''].filter(
    (text) => text !== '',
  );
  return (
    <li className="border-rule grid grid-cols-[150px_minmax(0,1fr)_minmax(0,.9fr)] items-baseline gap-x-4 gap-y-0.5 border-b py-2 max-[721px]:grid-cols-[minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[150px_minmax(0,1fr)_minmax(0,.9fr)]">
      <span>
        <a href={battlePath(battle.id)} className="font-caslon text-16 block">
          {battle.name}
        </a>
        <span className="mute text-12">
          {battle.kind === 'scenario' ? historyWords.printedScenario : battleDay(battle)}
        </span>
      </span>
      <span className="wrap-anywhere">
        {placeOf(place)}
        <span className="mute text-12 block">{words.asNamed(unit.name)}</span>
      </span>
      <span className="soft text-12 wrap-anywhere">{facts.join('; ')}</span>
    </li>
  );
};
