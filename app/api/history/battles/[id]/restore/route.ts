import { restoreBattle } from '@/lib/history/own/delete-battle';
import { route } from '../../../../_http/route';
import { answerWith } from '../../../../_http/statuses';
import { noBattle } from '../../no-battle';

/** Brings a deleted one back, within 30 days. */
export const POST = route<{ readonly id: string }>(async ({ viewer, params: { id } }) =>
  viewer === null ? noBattle() : answerWith(await restoreBattle(viewer, id), 200, noBattle),
);
