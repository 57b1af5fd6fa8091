'use client';

import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as commonParts from '@/app/_components/part-words';
import { useChange } from '@/app/_components/server-changes';
import { Button, IconButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { TEXTS } from '@/lib/games/limits';
import { openGameChange } from '@/lib/games/queries';
import type { ArmyRef, OtherRef } from '@/lib/games/schema';
import { gamePath } from '@/lib/pages';
import type { GameChoices } from '@/lib/rules/core/contract/game';
import * as coreWords from '@/lib/rules/core/game/words';

type OpenTableProps = {
  /** the second may be none: somebody marks only their own side */
  readonly armies: readonly [ArmyRef, OtherRef];
  readonly names: readonly [string, string];
  readonly agreed: GameChoices;
  /** who attacks, as the match-up has it */
  readonly attacker: 0 | 1 | null;
};

type Fields = {
  options: Record<string, string>;
  /** by what tells them apart while they are written */
  objectives: Record<string, { name: string; side: '0' | '1'; points: string }>;
};

const ROW = 'border-rule flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b py-1';
const SELECT = 'border-rule-firm rounded-2 min-h-11 max-w-full border px-2';

const OpenForm = ({ armies, names, agreed, attacker }: OpenTableProps) => {
  // asked again, it is the same game
  const [key] = useState(() => nanoid());
  const { choices, objectives: bounds } = agreed;
  const attack = choices
    .flatMap(({ values }) => values)
    .find((each) => 'side' in each && each.side === attacker);
  const { register, unregister, handleSubmit } = useForm<Fields>({
    defaultValues: {
      options: Object.fromEntries(
        choices.map((choice) => [
          choice.key,
          choice.values.find(({ value }) => value === attack?.value)?.value ?? '',
        ]),
      ),
      objectives: {},
    },
  });
  // every form of the app would carry the library's array of fields
  const [written, setListed] = useState<readonly string[]>([]);
  const remove = (id: string) => {
    setListed(written.filter((each) => each !== id));
    unregister(`objectives.${id}`);
  };
  const { change, pending, done, fault } = useChange({
    ...openGameChange(),
    onSuccess: ({ id }) => location.assign(gamePath(id)),
  });
  const open = handleSubmit(({ options, objectives }) =>
    change({
      key,
      armies: [armies[0], armies[1]],
      options: Object.values(options).filter(Boolean),
      objectives: written
        .flatMap((id) => objectives[id] ?? [])
        .map(({ name, side, points }) => ({ name, points: Number(points), side: side === '1' ? 1 : 0 })),
    }),
  );
  return (
    <form onSubmit={(event) => void open(event)} className="grid gap-3">
      <p className="soft">
        What you agree now goes with the game. Nothing of it can be changed later but who holds what.
      </p>
      <div className="border-rule border-t">
        {choices.map(({ key: name, label, none, cite, values }) => (
          <label key={name} className={ROW}>
            <span>
              {label} <CiteChip cite={cite} />
            </span>
            <select className={SELECT} {...register(`options.${name}`)}>
              <option value="">{none}</option>
              {values.map((each) => (
                <option key={each.value} value={each.value}>
                  {'side' in each ? names[each.side] : each.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <fieldset className="grid gap-2">
        <legend className="pb-1">
          {coreWords.objectives} <CiteChip cite={bounds.cite} />
        </legend>
        {written.map((id, index) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-2">
            <input
              className="border-rule-firm rounded-2 min-h-11 min-w-0 border px-2"
              aria-label={`Name of objective ${index + 1}`}
              placeholder="Village, hill, bridge"
              required
              maxLength={TEXTS.objective}
              {...register(`objectives.${id}.name`)}
            />
            <select
              className={SELECT}
              aria-label={`Who holds objective ${index + 1} first`}
              {...register(`objectives.${id}.side`)}
            >
              {names.map((name, side) => (
                <option key={name} value={side}>
                  {name}
                </option>
              ))}
            </select>
            <select
              className={SELECT}
              aria-label={`Army points of objective ${index + 1}`}
              {...register(`objectives.${id}.points`)}
            >
              {bounds.points.map((points) => (
                <option key={points} value={points}>
                  {points}
                </option>
              ))}
            </select>
            <IconButton icon="trash" label={`Remove objective ${index + 1}`} onClick={() => remove(id)} />
          </div>
        ))}
        {written.length < bounds.most && (
          <p>
            <Button icon="plus" onClick={() => setListed([...written, nanoid()])}>
              Add an objective
            </Button>
          </p>
        )}
      </fieldset>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <Button type="submit" variant="main" size="big" disabled={pending || done}>
        Open the table
      </Button>
      <p className="soft text-center">Dice are thrown on the table and entered.</p>
    </form>
  );
};

/** Takes two armies to the table, or one alone, by what is agreed first. */
export const OpenTable = (props: OpenTableProps) => {
  const [open, setOpen] = useState(false);
  const title = props.armies[1].kind === 'none' ? 'Play just this side' : commonParts.playAtTable;
  return (
    <>
      <Button variant="main" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={title}>
        <OpenForm {...props} />
      </BottomSheet>
    </>
  );
};
