'use client';

import { MAX_NAME } from '@/lib/rules/core/name';
import { cleanLine } from '../../_store/typed-text';
import { useActions, useBuilder } from '../builder-context';

/** The army's name, and how typing changes it. */
export const useArmyRename = () => {
  const name = useBuilder(({ file }) => file.name);
  const { change, seal } = useActions();
  const rename = (typed: string) =>
    change(
      { ops: [{ op: 'set', path: ['name'], value: cleanLine(typed) }], label: 'Rename the army' },
      { key: 'name' },
    );
  return { name, rename, seal };
};

/** The army's name, changed where it stands. */
export const ArmyName = () => {
  const { name, rename, seal } = useArmyRename();
  return (
    <>
      <h1 className="vh">
        <bdi>{name || 'Army without a name'}</bdi>
      </h1>
      <label className="army-name wide-only" data-name={name || 'Army without a name'}>
        <span className="vh">Name of the army</span>
        <input
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          spellCheck={false}
          size={1}
          placeholder="Army without a name"
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
