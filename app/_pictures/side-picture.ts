import 'server-only';
import { aboutText, judgeSide } from '@/lib/armies/ready-made';
import type { SideForm, SideOrder } from '@/lib/sheets/picture/side-marks';

/** Formations by their names, as their leaders are not named yet; units by their names alone. */
const plainPlate = ({ bodies, layout, ink }: SideOrder['plate']): SideOrder['plate'] => ({
  bodies: bodies.map((body) => ({
    ...body,
    head: body.names.at(-1) || body.head,
    about: '',
    blocks: body.blocks.map((block) => ({ ...block, detail: '' })),
  })),
  layout,
  ink,
});

/** The parts of a sheet that are drawn for the choice of a side: no points, no notes. */
const DRAWN = {
  ...({ paper: 'a4', blackAndWhite: false, combine: false } as const),
  hidePoints: true,
  hideNotes: true,
  hideRatings: true,
  print: { date: '', version: null, code: null, link: null },
} as const;

/** The picture of a side as its writer is asked for it, or null. */
export const sideOrder = async (id: string, form: SideForm): Promise<SideOrder | null> => {
  const verdict = await judgeSide(id);
  if (verdict === null) return null;
  const { file, system, assessment } = verdict;
  const plate = (await system.sheets()).plate?.(file, assessment, DRAWN);
  if (plate === undefined) return null;
  const about = aboutText(system.summary(file, assessment), system);
  return { form, title: file.name, about, plate: plainPlate(plate) };
};
