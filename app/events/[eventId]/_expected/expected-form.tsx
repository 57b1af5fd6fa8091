'use client';

import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorText, useChange } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { takeAnswer } from '@/app/_components/take-answer';
import { Button } from '@/app/_components/ui/button';
import { TextField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { showToast } from '@/app/_components/ui/toasts';
import { changeExpectedChange, expectedQuery } from '@/lib/events/desk/desk-queries';
import { expectedIn, expectedLine, foldedName } from '@/lib/events/desk/expected';
import { MAX_ENTRIES } from '@/lib/events/limits';
import type { ExpectedPlayers } from '@/lib/events/schema';
import { counted } from '@/lib/rules/core/army/words';

type Players = ExpectedPlayers['players'];
type ExpectedFormProps = { eventId: string; onSaved?: () => void };

/** The players that are expected, as a text of a line each. */
export const ExpectedForm = ({ eventId, onSaved }: ExpectedFormProps) => {
  const { data, error } = useQuery(expectedQuery(eventId), getQueryClient());
  if (data !== undefined) {
    return <Lines eventId={eventId} players={data.players} {...(onSaved && { onSaved })} />;
  }
  return error === null ? (
    <p role="status">Loading the players.</p>
  ) : (
    <Notice severity="error" live>
      {errorText(error)}
    </Notice>
  );
};

const textOf = (players: Players): string => players.map(expectedLine).join('\n');

/** What became of the lines since they were opened: others may have changed them meanwhile. */
const changeOf = (before: Players, text: string) => {
  const after = expectedIn(text);
  const lines = new Map(before.map((player) => [foldedName(player.name), expectedLine(player)]));
  const unchanged = new Set(
    after.flatMap((player) => {
      const name = foldedName(player.name);
      return lines.get(name) === expectedLine(player) ? [name] : [];
    }),
  );
  return {
    add: after.filter(({ name }) => !unchanged.has(foldedName(name))).map(expectedLine),
    remove: before.filter(({ name }) => !unchanged.has(foldedName(name))).map(({ name }) => name),
  };
};

const Lines = ({ eventId, players, onSaved }: ExpectedFormProps & { players: Players }) => {
  const { change, pending, fault } = useChange(changeExpectedChange(eventId));
  const { register, handleSubmit, getValues, reset, setValue, formState } = useForm({
    defaultValues: { text: textOf(players), before: players },
  });
  const save = ({ text, before }: { text: string; before: Players }) => {
    if (pending) return;
    const sent = structuredClone(getValues());
    change(
      { act: 'list', ...changeOf(before, text) },
      {
        onSuccess: ({ players: now }) => {
          takeAnswer({ getValues, reset, setValue }, sent, { text: textOf(now), before: now });
          showToast(`${counted(now.length, 'player')} expected.`);
          onSaved?.();
        },
      },
    );
  };
  return (
    <form className="grid gap-3" noValidate aria-label="Expected players" onSubmit={handleSubmit(save)}>
      <TextField
        label="Expected players, one per line"
        hint={`Add an e-mail address if you like: Ines Roca <ines@example.org>. At most ${MAX_ENTRIES}; only organisers see them.`}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        error={fault}
        {...register('text')}
      />
      <p>
        <Button type="submit" variant="main" aria-disabled={pending || !formState.isDirty}>
          Save the players
        </Button>
      </p>
    </form>
  );
};
