import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { accepted } from '../../api/accepted';
import { onceMore } from '../../api/client';
import {
  answerOrganisers,
  checkList,
  checkReplacement,
  enter,
  loadReceipt,
  replaceList,
  withdrawEntry,
} from '../calls';
import { MINE, refreshing } from '../query-parts';
import type { AnswerRequest, EnterRequest, ReplaceRequest, SentList } from '../schema';

const receiptKey = (receipt: string) => ['receipt', receipt] as const;
const RECEIPT = { gone: 'This link opens no receipt.', otherwise: 'The server does not take this.' };

/** A receipt by its private link, or by the id of an entry of one's own. */
export const receiptQuery = (receipt: string) =>
  queryOptions({
    queryKey: receiptKey(receipt),
    queryFn: async ({ signal }) => accepted(await loadReceipt(receipt, signal), RECEIPT),
  });

/** The verdict on a list under the terms of the event behind a link; nothing is stored. */
export const checkListChange = (token: string) =>
  mutationOptions({ mutationFn: (list: SentList) => checkList(token, { list }) });

/** Answers as the server does: `closed` says why no list is taken. */
export const enterChange = (token: string) =>
  mutationOptions({
    ...refreshing(MINE, ['entrance', token]),
    retry: onceMore,
    mutationFn: (request: EnterRequest) => enter(token, request),
  });

export const checkReplacementChange = (receipt: string) =>
  mutationOptions({ mutationFn: (list: SentList) => checkReplacement(receipt, { list }) });

/** Answers as the server does: `closed` says why no list is taken. */
export const replaceChange = (receipt: string) =>
  mutationOptions({
    ...refreshing(MINE, receiptKey(receipt)),
    retry: onceMore,
    mutationFn: (request: ReplaceRequest) => replaceList(receipt, request),
  });

/** Answers as the server does: `stale` carries the receipt as it is now. */
export const answerChange = (receipt: string) =>
  mutationOptions({
    ...refreshing(receiptKey(receipt)),
    mutationFn: (request: AnswerRequest) => answerOrganisers(receipt, request),
  });

export const withdrawChange = (receipt: string) =>
  mutationOptions({
    ...refreshing(MINE, receiptKey(receipt)),
    mutationFn: (revision: number) => withdrawEntry(receipt, revision),
  });
