import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { clientOf, retryOnce } from '../../api/client';
import { invalidating } from '../../api/mutations';
import { unwrap } from '../../api/unwrap';
import type { EVENT_CONTRACT } from '../contract';
import type { EVENT_ENDPOINTS } from '../endpoints';
import { MINE } from '../query-parts';
import type { AnswerRequest, EnterRequest, ReplaceRequest, SentList } from '../schema';

const ask = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>();

const receiptKey = (receipt: string) => ['receipt', receipt] as const;
const RECEIPT = { gone: 'This link does not open a receipt.', otherwise: 'The server refused this.' };

/** A receipt by its private link, or by the id of your own entry. */
export const receiptQuery = (receipt: string) =>
  queryOptions({
    queryKey: receiptKey(receipt),
    queryFn: async ({ signal }) =>
      unwrap(await ask('GET /api/receipts/[receipt]', { params: { receipt }, signal }), RECEIPT),
  });

/** The verdict on a list under the terms of the event behind a link; nothing is stored. */
export const checkListChange = (token: string) =>
  mutationOptions({
    mutationFn: (list: SentList) =>
      ask('POST /api/enter/[token]/check', { params: { token }, body: { list } }),
  });

/** Answers as the server does: `closed` says why no list is taken. */
export const enterChange = (token: string) =>
  mutationOptions({
    ...invalidating(MINE, ['entrance', token]),
    retry: retryOnce,
    mutationFn: (body: EnterRequest) => ask('POST /api/enter/[token]', { params: { token }, body }),
  });

export const checkReplacementChange = (receipt: string) =>
  mutationOptions({
    mutationFn: (list: SentList) =>
      ask('POST /api/receipts/[receipt]/check', { params: { receipt }, body: { list } }),
  });

/** Answers as the server does: `closed` says why no list is taken. */
export const replaceChange = (receipt: string) =>
  mutationOptions({
    ...invalidating(MINE, receiptKey(receipt)),
    retry: retryOnce,
    mutationFn: (body: ReplaceRequest) => ask('PUT /api/receipts/[receipt]', { params: { receipt }, body }),
  });

/** Answers as the server does: `stale` carries the receipt as it is now. */
export const answerChange = (receipt: string) =>
  mutationOptions({
    ...invalidating(receiptKey(receipt)),
    mutationFn: (body: AnswerRequest) =>
      ask('POST /api/receipts/[receipt]/answer', { params: { receipt }, body }),
  });

export const withdrawChange = (receipt: string) =>
  mutationOptions({
    ...invalidating(MINE, receiptKey(receipt)),
    mutationFn: (revision: number) =>
      ask('POST /api/receipts/[receipt]/withdraw', { params: { receipt }, body: { revision } }),
  });
