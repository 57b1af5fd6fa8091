import { ANY, type Fields, placesIn, type Wire, within } from './wire-fields';

/** The types of one place that another does not have: a whole number is a number, a value is of its type. */
const beyond = (types: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] => {
  if (others.has(ANY)) return [];
  return [...types].filter((type) => {
    if (others.has(type)) return false;
    if (type === 'integer') return !others.has('number');
    return !(type.startsWith('"') && others.has('string'));
  });
};

/** What a request of before may hold that is refused now, and what it lacks. */
const refusedNow = (before: Fields, now: Fields): readonly string[] => {
  const [was, is] = [placesIn(before), placesIn(now)];
  const isFree = (at: string | undefined): boolean =>
    at !== undefined && (is.get(at)?.types.has(ANY) ?? isFree(within(at)?.above));
  return [
    ...[...was].flatMap(([at, { types }]) => {
      const place = is.get(at);
      if (place === undefined) return isFree(at) ? [] : [`does not take ${at} any more`];
      return beyond(types, place.types).map((type) => `does not take ${type} at ${at} any more`);
    }),
    ...[...is].flatMap(([at, { needed }]) => {
      const above = within(at)?.above;
      // No client sends fields within something new yet.
      const isSent = above === undefined || was.get(above)?.types.has(ANY) === false;
      return needed && isSent && was.get(at)?.needed !== true ? [`needs ${at} now`] : [];
    }),
  ];
};

/** What a page of before reads in an answer and does not find now, or not as it was. */
const missedNow = (before: Fields, now: Fields): readonly string[] => {
  const [was, is] = [placesIn(before), placesIn(now)];
  return [...was].flatMap(([at, { types, needed }]) => {
    const place = is.get(at);
    if (place === undefined) return [`does not answer ${at} any more`];
    return [
      ...(needed && !place.needed ? [`may leave out ${at}`] : []),
      ...beyond(place.types, types).map((type) => `may answer ${type} at ${at}`),
    ];
  });
};

/** What pages that were opened before ask in vain now. */
export const brokenBy = (before: Wire, now: Wire): readonly string[] =>
  Object.entries(before).flatMap(([endpoint, was]) => {
    const is = now[endpoint];
    if (is === undefined) return [`${endpoint} is gone`];
    return [...refusedNow(was.asks, is.asks), ...missedNow(was.answers, is.answers)].map(
      (fault) => `${endpoint} ${fault}`,
    );
  });
