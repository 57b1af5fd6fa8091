import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadSystem } from '..';
import type { ArmyFile } from '../core/army/document';
import { faultsOf } from '../fixtures/fix-faults';
import { anyArmy } from './fixtures/any-army';

const system = await loadSystem('honours-of-war');
const reader = await system.reader();

test('every fix settles its finding, loses no unit and brings no error, in any army that reads', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(anyArmy, (file) => {
      expect(reader.parse(JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true });
      expect(faultsOf(system, (value) => reader.parse(value).ok, file as ArmyFile)).toEqual([]);
    }),
  );
});
