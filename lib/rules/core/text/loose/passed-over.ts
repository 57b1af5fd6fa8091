/** Words of a sum in several languages. */
const SUMS = new Set(
  `gesamt gesamtsumme insgesamt latus razem somme subtotal sum suma summa summe sums tot total totale totals
  celkem`.split(/\s+/),
);
/** What lists are summed up in. */
const COUNTED = new Set(
  `break breaking breakpoint cost costs figures models morale point points price pt pts punkte strength unit
  units`.split(/\s+/),
);
const AROUND = new Set(
  `a all and army bde brigade brigades command division divisions each for force formation formations grand in is left
  limit list of out over per remaining spent strength the used wing`.split(/\s+/),
);

const WORD = /\p{L}+|\d[\d.,’']*/gu;
const IS_NUMBER = /^\d/;
/** A longer line says more than a sum. */
const LONGEST = 80;

/** True for a line that sums up what the list has, which is computed again: "Brigade total: 380", "= 380 points". */
export const isTotal = (line: string): boolean => {
  if (line.length > LONGEST) return false;
  const words = line.toLowerCase().match(WORD) ?? [];
  const named = words.filter((word) => !IS_NUMBER.test(word));
  const [first = ''] = named;
  return (
    named.length < words.length &&
    named.every((word) => SUMS.has(word) || COUNTED.has(word) || AROUND.has(word)) &&
    (named.some((word) => SUMS.has(word)) ||
      COUNTED.has(first) ||
      named.some((word) => word === 'breakpoint' || word === 'breaking') ||
      (line.trimStart().startsWith('=') && named.length > 0))
  );
};

/** True for a name that only sums up: "Total", "Grand total", "Summe". */
export const isTotalName = (name: string): boolean => {
  const words = name.length > LONGEST ? [] : (name.toLowerCase().match(WORD) ?? []);
  return words.some((word) => SUMS.has(word)) && words.every((word) => SUMS.has(word) || AROUND.has(word));
};

const PROGRAM =
  /^(?:[-–—*] ?)?(?:built|created|exported|generated|made|printed|written) (?:at|by|from|in|on|using|with) /i;
const LINK = /^https?:\/\/\S+$/i;

/** True for a line of the program that wrote the list, or a link to it. */
export const isOfProgram = (line: string): boolean => PROGRAM.test(line) || LINK.test(line);
