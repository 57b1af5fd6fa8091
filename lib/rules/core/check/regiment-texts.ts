/** The checks of attached regiments in a sentence each, for the page of rules; ours. */
export const REGIMENT_TEXTS: Readonly<Record<string, string>> = {
  'regiment-years':
    'A regiment attached to a unit was in the field in the year of the army, as far as its years are known.',
  'regiment-troops':
    'A regiment attached to a unit was of the same kind of troops: foot for foot, horse for horse, hussars for light horse.',
  'regiment-nation':
    'A regiment attached to a unit fought for the nation of the unit. In a system without allied contingents this is only a note.',
  'regiment-strength':
    'The units of one regiment do not stand for more battalions or squadrons than it had, as far as that is known. Where the system does not say what a unit stands for, it counts as one.',
};
