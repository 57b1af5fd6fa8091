// What a match-up says.

import type { MatchPart } from '@/lib/rules/core/contract/match-up';

export const aboutMatchUp =
  'What two armies are to each other before a game: who begins, out-shoots, obeys, stands and breaks, with odds by page.';
export const partTitles: Readonly<Record<MatchPart, string>> = {
  strength: 'Strength',
  begins: 'Who begins',
  shoots: 'Who out-shoots whom',
  charge: 'When they meet',
  obeys: 'Who obeys',
  stands: 'Who stands',
  breaks: 'What breaks them',
};
export const everyThrow = (makes: string): string => `${makes} expected when everything fires`;
export const onePairing = 'One unit against another';
