// What the list of event packs says.

import { counted } from '@/lib/rules/core/army/words';

export const packAsText = 'A pack as text, or its JSON';
export const newPack = 'New pack';
export const noneOfYourOwn = 'None of your own yet';
export const packOfYourOwn = 'pack of your own';
export const packsOfYourOwn = 'packs of your own';
export const packLine = (rulesName: string, version: number, rules: number): string =>
  `${rulesName}, version ${version}, ${counted(rules, 'rule')}, edited`;
export const fromTextOrFile = 'From text or a file';
export const useIt = 'Use it';
export const readyMadePacks = 'Ready-made packs';
export const packNotLoaded = 'The pack could not be loaded.';
export const startFromIt = 'Start from it';
export const whatPacksAre =
  'The terms of an event: points, years, nations and limits, each with its page. Players build and check armies under them. Your own packs are private.';
export const startPack = 'Start a pack';

// What the forms of packs say of what cannot be read.

export const namePack = 'Name the pack, for example after the event.';
export const pasteTextOfPack = 'Paste the text of a pack, or its JSON.';
export const tooMuchForPack = 'This is too much for a pack.';
