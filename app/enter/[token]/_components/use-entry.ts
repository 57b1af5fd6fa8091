import { useEffect, useRef, useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import * as words from '@/app/enter/words';
import { keepReceipt } from '@/app/receipt/_entries-here/kept-receipts';
import { RequestError } from '@/lib/api/client';
import { enterChange } from '@/lib/events/enter/player-queries';
import type { EnterRequest } from '@/lib/events/schema';
import { forgetEntry, type KeptEntry, keepEntry, keptEntry, newKey } from '../../_entry/kept-entry';
import { refusalWords } from '../../_entry/send-words';

/** A request that the server has turned away before it did anything: it is answered. */
const isAnswer = (error: Error): boolean =>
  error instanceof RequestError && error.status !== undefined && error.status < 500;

type EntryTo = { readonly token: string; readonly eventId: string; readonly keepsReceipt: boolean };

/**
 * Sends an entry once: the key is made once and kept in the browser with what was sent until the server has answered,
 * so that a lost answer can be asked again. What is entered without an account leaves its receipt in the browser.
 */
export const useEntry = ({ token, eventId, keepsReceipt }: EntryTo, onEntered: (receipt: string) => void) => {
  const { change, pending, done, answer, fault } = useChange(enterChange(token));
  const [stored, setStored] = useState<KeptEntry | null>(null);
  const [asksAgain, setAsksAgain] = useState(false);
  const busy = useRef(false);
  useEffect(() => setStored(keptEntry(eventId)), [eventId]);

  const forget = () => {
    forgetEntry(eventId);
    setStored(null);
  };
  const post = (entry: KeptEntry, again: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setAsksAgain(again);
    const { request, list } = entry;
    const wasOffline = !navigator.onLine;
    keepEntry(eventId, { ...entry, unsent: false });
    change(request, {
      onSuccess: (answer) => {
        forget();
        if (!answer.ok) {
          busy.current = false;
          return;
        }
        const { token: receipt, number, code, sentAt } = answer;
        if (keepsReceipt) {
          keepReceipt({ eventId, token: receipt, number, name: request.name, list, code, sentAt });
        }
        onEntered(receipt);
      },
      onError: (error) => {
        busy.current = false;
        // an entry that may have left before stays one that may have arrived
        const unsent = wasOffline && !navigator.onLine && (!again || entry.unsent);
        const next = { ...entry, unsent };
        if (isAnswer(error) && !again) forget();
        else {
          keepEntry(eventId, next);
          setStored(next);
        }
      },
    });
  };
  const refused = answer !== undefined && !answer.ok ? answer : null;
  return {
    /** what is not answered yet */
    pendingEntry: stored,
    /** the last request was the stored one: its result is shown beside it */
    asksAgain,
    send: (entry: Omit<EnterRequest, 'key'>, list: string) =>
      post({ request: { ...entry, key: newKey() }, list, unsent: false }, false),
    again: () => stored !== null && post(stored, true),
    forget,
    // stays pending: the page changes to the receipt
    pending: pending || (done && refused === null),
    closed: refused?.code === 'closed' ? refused.message : null,
    fault:
      fault ??
      (refused !== null && refused.code !== 'closed'
        ? refusalWords(refused, words.linkOpensNoEvent)
        : undefined),
  };
};

export type EntryFormState = ReturnType<typeof useEntry>;
