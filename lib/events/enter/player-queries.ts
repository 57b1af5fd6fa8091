import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { accepted } from '../../api/accepted';
import { refreshing } from '../../api/changes';
import { clientOf, onceMore } from '../../api/client';
import type { EVENT_CARDS } from '../endpoints';
import { MINE } from '../query-parts';
import type { AnswerRequest, EnterRequest, ReplaceRequest, SentList } from '../schema';
import type { EVENT_WIRE } from '../wire';

const ask = clientOf<typeof EVENT_CARDS, typeof EVENT_WIRE>();

const receiptKey = (receipt: string) => ['receipt', receipt] as const;
const RECEIPT = { gone: 'This link does not open a receipt.', otherwise: 'The server refused this.' };

/** A receipt by its private link, or by the id of your own entry. */
export const receiptQuery = (receipt: string) =>
  queryOptions({
    queryKey: receiptKey(receipt),
    queryFn: async ({ signal }) =>
      accepted(await ask('GET /api/receipts/[receipt]', { params: { receipt }, signal }), RECEIPT),
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
    ...refreshing(MINE, ['entrance', token]),
    retry: onceMore,
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
    ...refreshing(MINE, receiptKey(receipt)),
    retry: onceMore,
    mutationFn: (body: ReplaceRequest) => ask('PUT /api/receipts/[receipt]', { params: { receipt }, body }),
  });

/** Answers as the server does: `stale` carries the receipt as it is now. */
export const answerChange = (receipt: string) =>
  mutationOptions({
    ...refreshing(receiptKey(receipt)),
    mutationFn: (body: AnswerRequest) =>
      ask('POST /api/receipts/[receipt]/answer', { params: { receipt }, body }),
  });

export const withdrawChange = (receipt: string) =>
  mutationOptions({
    ...refreshing(MINE, receiptKey(receipt)),
    mutationFn: (revision: number) =>
      ask('POST /api/receipts/[receipt]/withdraw', { params: { receipt }, body: { revision } }),
  });
