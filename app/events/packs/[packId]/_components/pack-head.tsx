'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AppLink } from '@/app/_components/ui/app-link';
import { Button, buttonLook, LinkButton } from '@/app/_components/ui/button';
import { Input } from '@/app/_components/ui/field';
import { Menu } from '@/app/_components/ui/menu';
import { useTyped, useTyping } from '@/app/_editor/fields/use-typed';
import { isSaved } from '@/app/_editor/is-saved';
import { SaveNote } from '@/app/_editor/save-note';
import { TravelButtons } from '@/app/_editor/travel-buttons';
import { editPath, NEW_EVENT, PACKS } from '@/lib/pages';
import { PackBase } from './pack-base';
import { usePack, usePackActions, usePackState } from './pack-context';
import { NumberField, numberLine } from './rules/rule-fields';

/** The heading of the terms as text, which the button of the head leads to. */
export const SHARE_TERMS = 'share-terms';

const NAME = { kind: 'text', key: 'name', label: 'Name of the pack', longest: 200, required: true } as const;
const VERSION = numberLine('version', 'Version', [1, 100_000], { required: true });

const usePut = () => {
  const { change } = usePackActions();
  return (field: string, value: unknown, typed?: boolean) =>
    change(
      { label: `Change ${field}`, ops: [{ op: 'set', path: [field], value }] },
      typed ? { key: `pack ${field}` } : {},
    );
};

const useForAnEvent = 'Use for an event';

/** Takes the pack to the settings of an event, where its owner sees what it turns and saves it, or to a new event. */
const UseForEvent = () => {
  const router = useRouter();
  const { id, session, events } = usePack();
  const [going, setGoing] = useState(false);
  const go = async (path: string) => {
    setGoing(true);
    if (await isSaved(session)) router.push(`${path}?pack=${encodeURIComponent(id)}`);
    else setGoing(false);
  };
  const mine = events.filter(({ role }) => role === 'owner');
  const [first] = mine;
  if (first === undefined) {
    return (
      <Button variant="main" aria-disabled={going} onClick={() => void go(NEW_EVENT)}>
        {going ? 'Saving the pack' : useForAnEvent}
      </Button>
    );
  }
  if (mine.length === 1 || first.tried) {
    return (
      <Button
        variant="main"
        aria-disabled={going}
        onClick={() => void go(editPath(first.id))}
        title={first.name}
      >
        {going ? 'Saving the pack' : 'Use for the event'}
      </Button>
    );
  }
  return (
    <Menu
      label={useForAnEvent}
      className={buttonLook({ variant: 'main' })}
      items={[
        ...mine.map((event) => ({ label: event.name, onSelect: () => void go(editPath(event.id)) })),
        { kind: 'rule' },
        { label: 'A new event', icon: 'plus', onSelect: () => void go(NEW_EVENT) },
      ]}
    >
      {going ? 'Saving the pack' : useForAnEvent}
    </Menu>
  );
};

/** The name of the pack, its version, and where the last edit is. */
export const PackHead = () => {
  const file = usePackState((state) => state.file);
  const { store } = usePack().session;
  const put = usePut();
  const typing = useTyping([NAME, VERSION], file);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <AppLink href={PACKS} className="touch:min-h-11 mr-auto inline-flex min-h-6 items-center">
          Event packs
        </AppLink>
        <LinkButton href={`#${SHARE_TERMS}`}>Share the terms</LinkButton>
        <UseForEvent />
      </div>
      <div className="border-rule-ink flex flex-wrap items-center gap-x-3.5 gap-y-1 border-b pb-2.5">
        <h1 className="vh">
          <bdi>{file.name}</bdi>
        </h1>
        <Name typing={typing} put={put} />
        <span className="text-ink-2 flex items-center gap-1.5">
          event pack, version
          <NumberField line={VERSION} typing={typing} put={put} />
        </span>
        <span className="ml-auto flex items-center gap-2">
          <TravelButtons store={store} />
          <SaveNote store={store} />
        </span>
      </div>
      <PackBase />
    </>
  );
};

type NameProps = { typing: ReturnType<typeof useTyping>; put: ReturnType<typeof usePut> };

const Name = ({ typing, put }: NameProps) => {
  const { endTyping } = usePackActions();
  const { input } = useTyped({ line: NAME, typing, put, onLeave: endTyping });
  return (
    <Input
      {...input}
      aria-label={NAME.label}
      className="font-display hover:border-rule-firm! usual:h-auto usual:text-36 max-tablet:text-26 -ml-[10px] min-w-0 flex-[1_1_12rem] border-transparent!"
    />
  );
};
