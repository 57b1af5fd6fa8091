'use client';

import { useEffect } from 'react';
import type { KeptReceipt } from './kept-receipts';
import { refreshReceipt } from './receipt-store';

/** Where this browser has kept the receipt that is open, it writes down the list that was sent last. */
export const RefreshKept = ({ eventId, token, number, name, list, code, sentAt }: KeptReceipt) => {
  useEffect(
    () => refreshReceipt({ eventId, token, number, name, list, code, sentAt }),
    [eventId, token, number, name, list, code, sentAt],
  );
  return null;
};
