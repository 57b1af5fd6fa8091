import type { Act } from '@/lib/rules/core/game/fact';
import type { GameState } from '@/lib/rules/core/game/state';
import * as coreWords from '@/lib/rules/core/game/words';
import * as words from '../words';

type ObjectivesPartProps = {
  readonly game: GameState;
  readonly mayMark: boolean;
  readonly onAct: (act: Act) => void;
};

/** What the players fight over, and who holds it: anybody at the table says so. */
export const ObjectivesPart = ({ game, mayMark, onAct }: ObjectivesPartProps) => {
  const objectives = game.setup.pieces.filter(({ of }) => of === 'objective');
  const condition = game.setup.machine.conditions.find(({ of }) => of === 'objective');
  if (objectives.length === 0 || condition === undefined) return null;
  return (
    <section className="grid gap-2 px-3 py-4" aria-label={coreWords.objectives}>
      <h2 className="text-16 font-caslon font-normal">{coreWords.objectives}</h2>
      {objectives.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center justify-between gap-3">
          <span>{name}</span>
          <select
            className="border-rule-firm rounded-2 min-h-11 border px-2"
            aria-label={words.whoHolds(name)}
            value={game.pieces.get(id)?.conditions[condition.key] ?? condition.start}
            disabled={!mayMark}
            onChange={({ target }) =>
              onAct({ act: 'become', piece: id, condition: condition.key, to: target.value })
            }
          >
            {condition.values.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </section>
  );
};
