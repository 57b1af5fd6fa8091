import * as common from '@/app/_components/words';
import type { MoveWay } from '@/app/_editor/tree/move-ways';
import type { BuilderState } from '../../_store/builder-state';
import { moveBy } from '../../_store/moves';
import type { useCommands } from '../use-commands';

/** The steps that a row or a section can take. */
export const armyWays = (
  { file, view }: Pick<BuilderState, 'file' | 'view'>,
  id: string,
  commands: Pick<ReturnType<typeof useCommands>, 'moveBy'>,
): readonly MoveWay[] => {
  const wayOf = (to: 'up' | 'down', step: -1 | 1, end: string): MoveWay => ({
    to,
    off: moveBy(file, view, id, step) === null ? end : null,
    run: () => commands.moveBy(id, step),
  });
  return [wayOf('up', -1, common.firstWithin), wayOf('down', 1, common.lastWithin)];
};
