const DAY = 24 * 60 * 60 * 1000;

const walls = new Map<string, Intl.DateTimeFormat>();

/** Day and time in the order of ISO 8601, which is how Sweden writes them. */
const wallIn = (timeZone: string): Intl.DateTimeFormat => {
  const cached = walls.get(timeZone);
  if (cached !== undefined) return cached;
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  walls.set(timeZone, wall);
  return wall;
};

/** What the clocks of a zone show: "2026-11-22T20:00", as a field for date and time takes it. */
export const wallTime = (iso: string, timeZone: string): string =>
  wallIn(timeZone).format(new Date(iso)).replace(' ', 'T');

/** How far the clocks of a zone are ahead of universal time at an instant. */
const ahead = (instant: number, timeZone: string): number => {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${wallTime(new Date(instant).toISOString(), timeZone)}Z`) - minute;
};

/** The instants that may be meant by a time on the clocks, earliest first: without and with a change of the clocks. */
const instantsOfWall = (wall: string, timeZone: string): readonly number[] => {
  const asUtc = Date.parse(`${wall}Z`);
  return [asUtc - ahead(asUtc - DAY, timeZone), asUtc - ahead(asUtc + DAY, timeZone)].toSorted(
    (a, b) => a - b,
  );
};

const shows = (instant: number, wall: string, timeZone: string): boolean =>
  wallTime(new Date(instant).toISOString(), timeZone) === wall;

/** How often the clocks of a zone show a time: an hour is skipped in spring, and comes twice in autumn. */
export const timesShown = (wall: string, timeZone: string): number =>
  new Set(instantsOfWall(wall, timeZone).filter((instant) => shows(instant, wall, timeZone))).size;

/**
 * The instant at which the clocks of a zone show a time, in universal time. Of an hour that comes twice it is the
 * first; an hour that the clocks skip counts on from before, as they would have without.
 */
export const utcOfWall = (wall: string, timeZone: string): string => {
  const asUtc = Date.parse(`${wall}Z`);
  const fits = instantsOfWall(wall, timeZone).find((instant) => shows(instant, wall, timeZone));
  return new Date(fits ?? asUtc - ahead(asUtc - DAY, timeZone)).toISOString();
};
