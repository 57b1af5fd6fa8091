import type { ArmyFile } from '../core/document';
import type { Sheet, SheetOptions } from '../core/sheet';
import type { Assessment } from '../core/system';
import type { Army } from './schema';

/** The roster of an army as a sheet model. */
export const roster = (
  file: ArmyFile<Army>,
  _: Assessment,
  { paper, blackAndWhite }: SheetOptions,
): Sheet => ({
  title: file.name,
  subtitle: '',
  nation: file.army.nation,
  sum: null,
  marks: [],
  body: [],
  tail: [],
  footer: { lines: [], code: null, link: null },
  paper,
  ink: blackAndWhite ? 'bw' : 'colour',
});
