import { restorePack } from '@/lib/events/packs/delete-pack';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noPack } from '../../no-pack';

/** Brings a deleted one back, within 30 days. */
export const POST = route<{ readonly id: string }>(async ({ viewer, params: { id } }) =>
  viewer === null ? noPack() : answerWith(await restorePack(viewer, id), 200, noPack),
);
