// What the desk says of one entry.

/** What somebody did, as the end of a sentence that begins with the name. */
export const DID_WORDS: Readonly<Record<string, string>> = {
  accept: 'accepted it',
  return: 'returned it',
  ask: 'asked the player something',
  note: 'wrote a note',
  reopen: 'put it back to “To check”',
  withdraw: 'withdrew it',
  lock: 'locked it',
  unlock: 'unlocked it',
  overrule: 'let a finding pass',
  uphold: 'let a finding count again',
  tick: 'ticked a note',
  replace: 'sent another list',
  answer: 'answered',
};
