const DAY = 24 * 60 * 60 * 1000;

/** True where a use was noted within two days; it is noted once a day, so nothing more exact can be said. */
export const isRecent = (lastUsed: string, now: Date): boolean =>
  now.getTime() - new Date(lastUsed).getTime() < 2 * DAY;
