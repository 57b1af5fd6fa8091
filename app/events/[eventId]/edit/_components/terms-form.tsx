'use client';

import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { showToast } from '@/app/_components/ui/toasts';
import { PackChoice } from '@/app/events/_terms/pack-choice';
import { TermsSentences } from '@/app/events/_terms/terms-sentences';
import { saveTermsChange, tryTermsChange } from '@/lib/events/queries';
import type {
  EventPage,
  EventTerms,
  JudgedLists,
  SaveTermsAnswer,
  TryTermsAnswer,
} from '@/lib/events/schema';
import { counted } from '@/lib/rules/core/army/words';
import { canonical } from '@/lib/rules/events/combine';
import type { Pack } from '@/lib/rules/events/schema';
import { placedIn } from '@/lib/rules/events/stack';
import * as words from '../words';
import { AcceptedListsChoice, newWish, TermsEffect, WhichLists, wishSent } from './sent-lists';

type Effect = Extract<TryTermsAnswer, { ok: true }>;

/** What was tried, and what it would do. */
type TermsTrial = {
  readonly packs: readonly Pack[];
  readonly lists: JudgedLists | undefined;
  readonly effect: Effect;
};

type TermsFormProps = {
  page: EventPage;
  /** a pack that comes from its editor, with the packs it builds on */
  draft: readonly Pack[] | null;
};

/** The packs in force, with the draft among them where it says something else. */
const withDraft = (packs: readonly Pack[], draft: readonly Pack[] | null): readonly Pack[] => {
  const placed = draft === null ? packs : placedIn(packs, draft);
  return canonical(placed) === canonical(packs) ? packs : placed;
};

/** "Terms 3 are saved. 2 accepted lists are let pass." */
const savedWords = ({ terms, passed, putBack }: Extract<SaveTermsAnswer, { ok: true }>): string =>
  [
    `Terms ${terms.version} are saved.`,
    ...(passed > 0 ? [`${counted(passed, 'accepted list')} let pass.`] : []),
    ...(putBack > 0 ? [`${counted(putBack, 'list')} to check again.`] : []),
  ].join(' ');

/** The terms of an event: what a change would do to the lists already sent is shown before it is saved. */
export const TermsForm = ({ page, draft }: TermsFormProps) => {
  const { id, system } = page.event;
  const [base, setBase] = useState(page.terms);
  const [packs, setPacks] = useState(() => withDraft(page.terms.packs, draft));
  const [tried, setTried] = useState<TermsTrial>();
  const [lists, setLists] = useState<JudgedLists>();
  const [wish, setWish] = useState(() => newWish(page.terms.version));
  const [theirs, setTheirs] = useState<EventTerms>();
  const [refused, setRefused] = useState<string>();
  const trying = useChange(tryTermsChange(id));
  const saving = useChange(saveTermsChange(id));
  const pending = trying.pending || saving.pending;
  const changed = packs !== base.packs;
  const ofPacks = tried?.packs === packs ? tried : undefined;
  const effect = ofPacks?.lists === lists ? ofPacks?.effect : undefined;
  const reopened = ofPacks?.effect.reopened ?? 0;
  const hasLists = reopened === 0 || lists !== undefined;
  const accepted = (effect?.accepted.length ?? 0) > 0 ? wishSent(wish) : undefined;
  const canSave = effect !== undefined && !pending && hasLists && accepted !== null;

  // of two tries only the answer to the later one comes here
  const tryOut = (which: JudgedLists | undefined) => {
    setLists(which);
    trying.change(
      { packs: [...packs], ...(which !== undefined && { lists: which }) },
      { onSuccess: (effect) => setTried({ packs, lists: which, effect }) },
    );
  };
  /** What was changed while an answer was on its way stays. */
  const take = (terms: EventTerms) => {
    setBase(terms);
    setPacks((now) => (now === packs ? terms.packs : now));
    setTheirs(undefined);
    setTried(undefined);
    setLists(undefined);
    setWish(newWish(terms.version));
  };
  const save = () => {
    if (!canSave) return;
    setRefused(undefined);
    saving.change(
      {
        version: base.version,
        packs: [...packs],
        ...(lists !== undefined && { lists }),
        ...(accepted !== undefined && { accepted }),
      },
      {
        onSuccess: (answer) => {
          if (answer.ok) {
            take(answer.terms);
            showToast(savedWords(answer));
          } else if (answer.code === 'stale') setTheirs(answer.current);
          else {
            setRefused(answer.code === 'invalid' ? answer.errors[0]?.message : words.eventIsGone);
          }
        },
      },
    );
  };
  const fault = trying.fault ?? saving.fault ?? refused;
  return (
    <section className="border-rule-ink grid gap-3 border-t pt-3" aria-labelledby="terms">
      <h2 id="terms" className="text-20">
        Terms <span className="mute text-13 font-sans">{`version ${base.version}`}</span>
      </h2>
      {draft !== null && changed && (
        <Notice severity="info">
          The pack from the editor is in its place below. Nothing is saved yet: look at what would change,
          then save the terms.
        </Notice>
      )}
      <PackChoice eventId={id} system={system} packs={packs} onChange={setPacks} />
      <TermsSentences system={system} packs={packs} />
      {theirs !== undefined && (
        <Notice severity="warning" title="Someone else changed the terms." live>
          {`They are at version ${theirs.version} now. Your choices are still here.`}
          <span className="flex flex-wrap gap-2 pt-2">
            <Button
              size="small"
              onClick={() => {
                setBase({ ...theirs, packs: base.packs });
                setTheirs(undefined);
              }}
            >
              {words.keepMine}
            </Button>
            <Button size="small" onClick={() => take(theirs)}>
              Take theirs
            </Button>
          </span>
        </Notice>
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      {reopened > 0 && (
        <WhichLists
          isClosed={page.event.phase === 'closed'}
          frozen={reopened}
          lists={lists}
          onChange={tryOut}
        />
      )}
      {effect !== undefined && hasLists && (
        <>
          <TermsEffect effect={effect} />
          <AcceptedListsChoice lists={effect.accepted} wish={wish} onChange={setWish} />
        </>
      )}
      {changed && (
        <p className="flex flex-wrap gap-2">
          <Button
            variant={ofPacks === undefined ? 'main' : 'plain'}
            aria-disabled={pending}
            onClick={() => !pending && tryOut(lists)}
          >
            {trying.pending ? 'Checking the lists' : 'What would change'}
          </Button>
          {ofPacks !== undefined && (
            <Button variant="main" aria-disabled={!canSave} onClick={save}>
              Save the terms
            </Button>
          )}
          <Button variant="bare" onClick={() => setPacks(base.packs)}>
            Discard changes
          </Button>
        </p>
      )}
    </section>
  );
};
