import { useEffect, useRef, useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { enterChange } from '@/lib/events/player-queries';
import type { EnterAnswer, EnterRequest } from '@/lib/events/schema';
import { forgetEntry, keepEntry, keptEntry, newKey } from '../../_parts/kept-entry';

type Refused = Exclude<EnterAnswer, { readonly ok: true }>;

const refusalText = (answer: Refused): string => {
  switch (answer.code) {
    case 'closed':
    case 'too-large':
      return answer.message;
    case 'invalid':
      return answer.errors.map(({ message }) => message).join('. ');
    case 'not-found':
      return 'This link opens no event any more. Ask the organiser for another one.';
  }
};

/**
 * Sends an entry once: the key is made once and kept in the browser with what was sent until the server has answered,
 * so that a lost answer can be asked again.
 */
export const useEntry = (token: string, eventId: string, onEntered: (receipt: string) => void) => {
  const { change, pending, done, answer, fault } = useChange(enterChange(token));
  const [kept, setKept] = useState<EnterRequest | null>(null);
  const busy = useRef(false);
  useEffect(() => setKept(keptEntry(eventId)), [eventId]);

  const post = (request: EnterRequest) => {
    if (busy.current) return;
    busy.current = true;
    keepEntry(eventId, request);
    setKept(null);
    change(request, {
      onSuccess: (told) => {
        forgetEntry(eventId);
        if (told.ok) onEntered(told.token);
        else busy.current = false;
      },
      onError: () => {
        busy.current = false;
        setKept(request);
      },
    });
  };
  const refused = answer !== undefined && !answer.ok ? answer : null;
  return {
    kept,
    send: (entry: Omit<EnterRequest, 'key'>) => post({ ...entry, key: newKey() }),
    again: () => kept !== null && post(kept),
    forget: () => {
      forgetEntry(eventId);
      setKept(null);
    },
    // stays pending: the page changes to the receipt
    pending: pending || (done && refused === null),
    closed: refused?.code === 'closed' ? refused.message : null,
    fault: fault ?? (refused !== null && refused.code !== 'closed' ? refusalText(refused) : undefined),
  };
};
