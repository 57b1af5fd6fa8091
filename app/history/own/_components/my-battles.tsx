'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { removed, showError } from '@/app/_components/removed';
import { errorText, useChange } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { Button, buttonLook } from '@/app/_components/ui/button';
import { Fault, Field, SelectField } from '@/app/_components/ui/field';
import { Menu } from '@/app/_components/ui/menu';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { shortBattleDay } from '@/app/history/history-words';
import * as historyWords from '@/app/history/words';
import type { OwnList, OwnRow } from '@/lib/history/own/answers';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import {
  createBattleChange,
  deleteBattleChange,
  ownBattlesQuery,
  restoreBattleChange,
} from '@/lib/history/own/queries';
import { newId } from '@/lib/ids';
import { battleFilePath, battlePath, ownPath } from '@/lib/pages';
import { visibleLine } from '@/lib/rules/core/army/name';
import { grouped } from '@/lib/rules/core/army/number';
import { counted } from '@/lib/rules/core/army/words';

const { years, texts } = OWN_BOUNDS;
const YEARS = Array.from({ length: years.last - years.first + 1 }, (_, index) => {
  const year = String(years.first + index);
  return { value: year, label: year };
});

const newOrder = 'New order of battle';

/** The form of a new order of battle: its name and year; all else in the editor. */
export const NewBattle = () => {
  const id = useId();
  const router = useRouter();
  const { register, handleSubmit } = useForm({ defaultValues: { name: '', year: String(years.first) } });
  const { change, pending, fault } = useChange(createBattleChange());
  const start = ({ name, year }: { name: string; year: string }) => {
    if (pending) return;
    change(
      { name: visibleLine(name).trim() || `Battle of ${year}`, year: Number(year), key: newId() },
      { onSuccess: (battleId) => router.push(ownPath(battleId)) },
    );
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={handleSubmit(start)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-20">
        {newOrder}
      </h2>
      <Field label="Battle" maxLength={texts.name} autoComplete="off" {...register('name')} />
      <SelectField label="Year" options={YEARS} {...register('year')} />
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <Button type="submit" variant="main" size="big" icon="plus" aria-disabled={pending}>
        {newOrder}
      </Button>
    </form>
  );
};

/** Who reads it, in a word. */
const standing = ({ visibility, hidden }: OwnRow): string => {
  if (visibility === 'published') return hidden ? 'published, hidden' : 'published';
  return visibility === 'link' ? 'by link' : 'private';
};

const kilobytes = (bytes: number): string => `${grouped(Math.max(1, Math.round(bytes / 1000)))} KB`;

/** All of them, last edited first. */
export const OwnTable = ({ list }: { list: OwnList }) => {
  const { data, error } = useQuery({ ...ownBattlesQuery(), initialData: list }, getQueryClient());
  const { battles } = data;
  const fault = errorText(error);
  return (
    <section aria-labelledby="mine" className="min-w-0">
      <h2 id="mine" className="border-rule-ink text-20 border-b pb-[7px]">
        {battles.length === 0 ? 'None yet' : counted(battles.length, 'order of battle', 'orders of battle')}
      </h2>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <ul>
        {battles.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
};

const Line = ({ row }: { row: OwnRow }) => {
  const { id, name, date, year, formations, units, bytes, updatedAt } = row;
  const called = name || historyWords.battleWithoutName;
  return (
    <li className="border-rule hover:bg-paper-sunk max-tablet:grid-cols-[minmax(0,1fr)_auto] relative grid grid-cols-[minmax(0,1fr)_9rem_7rem_auto] items-center gap-x-4 gap-y-1 border-b py-3">
      <div className="min-w-0">
        <h3 className="truncate text-[1.0625rem]">
          <a
            href={ownPath(id)}
            className="focus-visible:after:outline-focus no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            <bdi>{called}</bdi>
          </a>
        </h3>
        <p className="text-12 text-ink-3">
          {`${shortBattleDay({ date, year })}, ${counted(units, 'unit')} in ${counted(formations, 'formation')}, ${kilobytes(bytes)}`}
        </p>
      </div>
      <p className="max-tablet:text-12 max-tablet:col-start-1 max-tablet:row-start-2">
        <span className="vh">Read by: </span>
        {standing(row)}
      </p>
      <p className="text-12 text-ink-2 max-tablet:hidden">
        <span className="vh">Edited </span>
        <Time at={updatedAt} />
      </p>
      <span className="max-tablet:col-start-2 max-tablet:row-start-1 relative z-1">
        <LineMenu row={row} name={called} />
      </span>
    </li>
  );
};

const LineMenu = ({ row: { id, visibility }, name }: { row: OwnRow; name: string }) => {
  const copying = useChange(createBattleChange());
  const removing = useChange(deleteBattleChange());
  const restoring = useChange(restoreBattleChange());
  const remove = () => removed({ id }, name, { remove: removing.change, restore: restoring.change });
  return (
    <Menu
      label={`More for ${name}`}
      icon="more"
      className={buttonLook({ variant: 'bare', size: 'small' })}
      items={[
        { kind: 'link', label: 'Edit', icon: 'edit', href: ownPath(id) },
        {
          kind: 'link',
          label: visibility === 'published' ? 'View' : 'As a page',
          icon: 'link',
          href: battlePath(id),
        },
        {
          label: 'Duplicate',
          icon: 'copy',
          onSelect: () => copying.change({ copy: id, key: newId() }, { onError: showError }),
        },
        { kind: 'file', label: 'JSON', icon: 'download', href: battleFilePath(id, 'json') },
        { kind: 'file', label: 'CSV', icon: 'download', href: battleFilePath(id, 'csv') },
        { kind: 'file', label: 'Spreadsheet', icon: 'download', href: battleFilePath(id, 'xlsx') },
        { kind: 'rule' },
        { label: 'Delete', icon: 'trash', danger: true, onSelect: remove },
      ]}
    />
  );
};
