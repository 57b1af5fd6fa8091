import type { ArmyFile } from './core/army/document';
import type { System } from './core/contract/system';
import type { LooseContext } from './core/text/text';

const yearsOf = ({ years: [first, last] }: System): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** What a system tells a reader of typed armies: units as its catalogue adds them, and its years. */
export const looseContext = (system: System): LooseContext<unknown> => ({
  years: yearsOf(system),
  usual: (file: ArmyFile) => {
    const entries = system.catalogue(file).flatMap((group) => group.entries);
    return (type) =>
      entries.flatMap((entry) => {
        const isMeant = type === undefined ? entry.unavailable === undefined : entry.type === type;
        return entry.into === 'unit' && isMeant ? [entry.node] : [];
      });
  },
});
