import 'server-only';
import { battleSentence, placeText, shortName } from '@/app/history/battle-words';
import { battleDay, sourcedStrength } from '@/app/history/history-words';
import * as historyWords from '@/app/history/words';
import { type BattleDetail, nationOf } from '@/lib/history/answers';
import { factsOf } from '@/lib/history/battle-facts';
import { sidePlate } from '@/lib/history/side-plate';
import { barePlate, isDrawable } from '@/lib/sheets/plate/small-plate';
import type { LinkPreview } from './link-preview';

const DRAWN = { paper: 'a4', ink: 'colour', date: '' } as const;

/** The preview of a battle where a link to it is pasted: its page says the same to search engines. */
export const battleWords = (battle: BattleDetail): { readonly title: string; readonly sentence: string } => {
  const name = battle.name || historyWords.battleWithoutName;
  const what = battle.kind === 'scenario' ? 'forces of a printed scenario' : battleDay(battle);
  return {
    title: `${name}, ${what}: order of battle`,
    sentence: [
      battleSentence(battle, factsOf(battle.id)),
      'Order of battle with strengths, commanders and sources.',
    ]
      .filter((text) => text !== '')
      .join(' '),
  };
};

/** What the link to an order of battle shows: when and where, and both sides. */
export const battlePreview = (battle: BattleDetail, path: string): LinkPreview => {
  const when = battle.kind === 'scenario' ? 'Forces of a printed scenario' : battleDay(battle);
  const plates = battle.sides.map((side) => sidePlate(battle, side, '', DRAWN));
  // One side alone would look as if it had no enemy.
  const isDrawn = plates.length > 0 && plates.every(isDrawable);
  const [outcome = ''] = battleSentence(battle, factsOf(battle.id)).split(/(?<=\.) (?=[A-Z])/);
  return {
    path,
    ...battleWords(battle),
    card: {
      title: shortName(battle) || historyWords.battleWithoutName,
      about: [when, placeText(battle)].filter((part) => part !== '').join(', '),
      sides: battle.sides.map((side) => ({
        nation: nationOf(side),
        name: side.name || `Side ${side.position + 1}`,
        about: [side.commander ?? '', sourcedStrength(side)].filter((part) => part !== '').join(', '),
      })),
      ...(!isDrawn && outcome !== '' && { facts: [outcome] }),
    },
    plates: async () => (isDrawn ? plates.map(barePlate) : []),
  };
};
