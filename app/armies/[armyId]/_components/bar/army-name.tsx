'use client';

import * as common from '@/app/_components/words';
import { cleanLine } from '@/app/_editor/typed-text';
import { MAX_NAME } from '@/lib/rules/core/army/name';
import { useActions, useBuilder } from '../builder-context';
import * as words from '../words';

/** The army's name, and how typing changes it. */
export const useArmyRename = () => {
  const name = useBuilder(({ file }) => file.name);
  const { change, seal } = useActions();
  const rename = (typed: string) =>
    change(
      { ops: [{ op: 'set', path: ['name'], value: cleanLine(typed) }], label: words.renameArmy },
      { key: 'name' },
    );
  return { name, rename, seal };
};

/** As wide as what stands in it: the name, unseen, makes the width. */
const SIZED =
  'inline-grid max-w-full min-w-10 overflow-hidden pt-0.5 font-caslon text-[1.125rem] leading-[1.2] after:invisible after:overflow-hidden after:px-[5px] after:py-[3px] after:whitespace-pre after:content-[attr(data-name)] after:[grid-area:1/1] phone:hidden';

/** The army's name, changed where it stands. */
export const ArmyName = () => {
  const { name, rename, seal } = useArmyRename();
  return (
    <>
      <h1 className="vh">
        <bdi>{name || common.armyWithoutName}</bdi>
      </h1>
      <label className={SIZED} data-name={name || common.armyWithoutName}>
        <span className="vh">{words.nameOfArmy}</span>
        <input
          className="rounded-2 hover:bg-paper-press touch:min-h-11 w-full min-w-0 px-[5px] py-[3px] text-ellipsis [grid-area:1/1] focus-visible:-outline-offset-2"
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          spellCheck={false}
          size={1}
          placeholder={common.armyWithoutName}
          onChange={({ target }) => rename(target.value)}
          onBlur={seal}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      </label>
    </>
  );
};
