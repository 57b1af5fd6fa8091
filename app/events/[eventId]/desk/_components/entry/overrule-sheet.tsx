'use client';

import { useForm } from 'react-hook-form';
import * as commonParts from '@/app/_components/part-words';
import { Button } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { TextField } from '@/app/_components/ui/field';
import { laterEventResolver, preloadEventResolvers } from '@/app/events/_event-form/later-resolvers';
import * as eventWords from '@/app/events/[eventId]/words';
import type { KeptFinding } from '@/lib/events/judge/contract';
import { TEXTS } from '@/lib/events/limits';
import type { EntryDetail } from '@/lib/events/schema';
import type { Acting } from './use-act';
import * as words from './words';

type OverruleProps = {
  entry: EntryDetail;
  acting: Acting;
  finding: KeptFinding | undefined;
  onClose: () => void;
};

/** Asks why a finding is let pass; without a reason none is. */
export const OverruleSheet = ({ finding, onClose, ...rest }: OverruleProps) => (
  <BottomSheet open={finding !== undefined} onClose={onClose} title={words.letFindingPass}>
    {finding && <OverruleForm finding={finding} onClose={onClose} {...rest} />}
  </BottomSheet>
);

const resolver = laterEventResolver(({ overrule }) => overrule);

const OverruleForm = ({ entry, acting, finding, onClose }: OverruleProps & { finding: KeptFinding }) => {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reason: '' },
    resolver,
  });
  const overrule = ({ reason }: { reason: string }) =>
    acting.act(
      { act: 'overrule', version: entry.shown.number, finding: finding.key, reason },
      entry.revision,
      onClose,
    );
  return (
    <form className="grid gap-3" noValidate onSubmit={handleSubmit(overrule)} onFocus={preloadEventResolvers}>
      <p className="wrap-anywhere">
        <b className="font-semibold">{finding.title}.</b> {finding.message} <CiteChip cite={finding.cite} />
      </p>
      <TextField
        label={eventWords.reason}
        hint={words.whereReasonIsShown}
        rows={3}
        maxLength={TEXTS.reason}
        data-autofocus
        required
        error={formState.errors.reason?.message ?? formState.errors.root?.message ?? acting.fault}
        {...register('reason')}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{commonParts.cancel}</Button>
        <Button type="submit" variant="main" aria-disabled={acting.pending}>
          {eventWords.letPass}
        </Button>
      </div>
    </form>
  );
};
