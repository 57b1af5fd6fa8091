'use client';

import { useSyncExternalStore } from 'react';
import { fullTimeText, serverDayText, timeText, withinSentence } from './time-text';

const never = () => () => {};

/** A time in the reader's zone. The server, which does not know the zone, writes the day; the browser then refines it. */
export const Time = ({ at, inSentence = false }: { at: string; inSentence?: boolean }) => {
  const text = useSyncExternalStore(
    never,
    () => timeText(new Date(at), new Date()),
    () => serverDayText(at),
  );
  const full = useSyncExternalStore(
    never,
    () => fullTimeText(new Date(at)),
    () => serverDayText(at),
  );
  return (
    <time dateTime={at} title={full}>
      {inSentence ? withinSentence(text) : text}
    </time>
  );
};
