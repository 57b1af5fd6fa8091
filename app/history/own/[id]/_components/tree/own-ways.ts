import type { MoveWay } from '@/app/_editor/tree/row-menu';
import * as treeWords from '@/app/_editor/tree/words';
import { moveBy, moveIn, moveOut } from '@/lib/history/own/tree/moves';
import type { Change } from '@/lib/rules/core/army/editing';
import type { OwnState } from '../../_store/own-state';
import type { useOwnCommands } from '../use-own-commands';

/** The steps that a formation or a unit can take. */
export const ownWays = (
  { file, tree }: Pick<OwnState, 'file' | 'tree'>,
  id: string,
  commands: Pick<ReturnType<typeof useOwnCommands>, 'moveBy' | 'moveIn' | 'moveOut'>,
): readonly MoveWay[] => {
  const wayOf = (to: MoveWay['to'], move: Change | null, run: () => void): MoveWay => ({
    to,
    off: move === null ? treeWords.nowhere : null,
    run,
  });
  return [
    wayOf('up', moveBy(file, tree, id, -1), () => commands.moveBy(id, -1)),
    wayOf('down', moveBy(file, tree, id, 1), () => commands.moveBy(id, 1)),
    wayOf('in', moveIn(file, tree, id), () => commands.moveIn(id)),
    wayOf('out', moveOut(file, tree, id), () => commands.moveOut(id)),
  ];
};
