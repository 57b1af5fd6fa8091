// What the editor of a pack says of its effect.

import { amountOf } from '@/lib/rules/core/army/number';
import { counted } from '@/lib/rules/core/army/words';

export const byThisChange = 'By this change alone';
export const noArmyChanges = 'No ready-made army changes verdict';
export const armiesStay = (stay: number): string =>
  `${amountOf(stay, 'ready-made army stays', 'ready-made armies stay')} as ${stay === 1 ? 'it is' : 'they are'}`;
export const allRulesTogether = 'All rules together';
export const changesOf = (count: number, of: number): string => `changes ${count} of ${of}`;
export const ruleOf = (name: string): string => `, a rule of ${name}`;
export const checkingLists = (name: string): string => `Checking the lists of ${name}`;
export const entryNumber = (number: number): string => `Entry ${number},`;
export const noEntryChanges = (name: string): string => `No verdict changes among the lists of ${name}`;
export const entriesStay = (stay: number, name: string): string =>
  `${amountOf(stay, 'entered list stays', 'entered lists stay')} as ${stay === 1 ? 'it is' : 'they are'}; compared with the terms saved at ${name}`;
export const enteredAt = (name: string): string => `Entered at ${name}`;
export const enteredSoFar = 'Entered so far';
export const pastePack = 'Paste a pack';
export const packForOtherRules = (system: string): string => `This pack is for other rules (${system}).`;
export const pasteNamed = (name: string): string => `Paste “${name}”`;
export const useTheseRules = 'Use these rules';
export const titleByThisChange = (title: string): string => `${title}, by this change`;
export const loadingArmy = 'Loading the army.';
export const followsBookAndPack = 'No findings: it follows the book and the pack.';
export const pasteBack = 'Paste back';
export const thePackAsText = 'The pack as text';
export const packHash = (hash: string): string => `pack ${hash}`;
export const linesOfText = (count: number): string => counted(count, 'line');
export const readyOnes = (legal: number): string => `${legal} ready`;
export const illegalOnes = (of: number): string => `${of} illegal`;
