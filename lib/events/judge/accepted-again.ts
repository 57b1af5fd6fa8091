import 'server-only';
import { insertAll, type Statement, sql, updateWhere } from '@/prisma/statement';
import type { Invalid } from '../../api/schema-parts';
import { newRowId } from '../../ids';
import { grouped } from '../../rules/core/army/number';
import { MAX_PASSED } from '../limits';
import type { Organiser } from '../people/organiser';
import type { SaveTermsRequest } from '../schema';
import type { Deed } from '../trail/audit';
import { changesBy } from '../trail/deed-effects';
import { type JudgedAgain, listsToAsk } from './judge-again';

type Hand = Pick<Organiser, 'person'> & { readonly now: Date };

type Outcome = {
  readonly statements: readonly Statement[];
  readonly deeds: readonly Deed[];
  /** lists whose errors are let pass, and lists that go back to be checked */
  readonly passed: number;
  readonly putBack: number;
};

const NOTHING: Outcome = { statements: [], deeds: [], passed: 0, putBack: 0 };

const letPass = (lists: readonly JudgedAgain[], reason: string, { person, now }: Hand): Outcome => ({
  statements: lists.flatMap(({ id, open, overruled }) => [
    ...insertAll(
      'Overruling',
      open.map(({ key: finding }) => ({
        id: newRowId(),
        versionId: id,
        finding,
        reason,
        personId: person.id,
        createdAt: now,
      })),
    ),
    updateWhere(
      'EntryVersion',
      { overruled: overruled + open.filter(({ wanting }) => !wanting).length },
      sql`"id" = ${id}`,
    ),
  ]),
  // a row for each finding, as if each had been let pass at the desk
  deeds: lists.flatMap(({ number, version, open }) =>
    open.map(({ key: finding }) => ({
      ...({ person, action: 'overrule', entry: number } as const),
      detail: { version, finding, reason },
    })),
  ),
  passed: lists.length,
  putBack: 0,
});

const putBack = (lists: readonly JudgedAgain[], { person, now }: Hand): Outcome => {
  // beside some a newer list waits to be checked already
  const settled = lists.filter(({ course }) => course.state !== 'sent');
  return {
    statements: settled.map(({ entryId, course }) =>
      updateWhere(
        'Entry',
        changesBy({ action: 'reopen', at: now, byPlayer: false }, course),
        sql`"id" = ${entryId}`,
      ),
    ),
    deeds: settled.map(({ number, course }) => ({
      ...({ person, action: 'reopen', entry: number } as const),
      detail: { version: course.currentVersion },
    })),
    passed: 0,
    putBack: settled.length,
  };
};

const tooMany = (lists: number, findings: number): Invalid => ({
  ok: false,
  code: 'invalid',
  errors: [
    {
      at: ['accepted'],
      message: `These are ${grouped(findings)} findings in ${lists} lists, and at most ${grouped(MAX_PASSED)} can be let pass at once. Put the lists back to be checked, or leave them as they are.`,
    },
  ],
});

/**
 * What becomes of accepted lists that have errors by new terms, as their owner wishes; refused where it is too much.
 */
export const settleAccepted = (
  judgedLists: readonly JudgedAgain[],
  wish: SaveTermsRequest['accepted'],
  hand: Hand,
): Outcome | Invalid => {
  const lists = listsToAsk(judgedLists);
  switch (wish?.do) {
    case 'pass': {
      const findings = lists.reduce((sum, { open }) => sum + open.length, 0);
      return findings > MAX_PASSED ? tooMany(lists.length, findings) : letPass(lists, wish.reason, hand);
    }
    case 'back':
      return putBack(lists, hand);
    default:
      return NOTHING;
  }
};
