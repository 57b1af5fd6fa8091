'use client';

import { useSyncExternalStore } from 'react';
import { fullTimeText, serverDayText, timeText, withinSentence } from './time-text';

const never = () => () => {};

type TimeProps = {
  at: string;
  inSentence?: boolean;
  /** with the year and the hour, as on paper */
  inFull?: boolean;
  /** IANA name, where another zone than the reader's counts: that of an event */
  zone?: string;
};

/**
 * A time in the reader's zone. The server, which does not know the zone, writes the day; the browser then refines it.
 */
export const Time = ({ at, inSentence = false, inFull = false, zone }: TimeProps) => {
  const text = useSyncExternalStore(
    never,
    () => timeText(new Date(at), new Date(), zone),
    () => serverDayText(at, zone),
  );
  const full = useSyncExternalStore(
    never,
    () => fullTimeText(new Date(at), zone),
    () => serverDayText(at, zone),
  );
  return (
    <time dateTime={at} title={full}>
      {inFull ? full : inSentence ? withinSentence(text) : text}
    </time>
  );
};
