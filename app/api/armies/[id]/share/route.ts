import { createShareLink } from '@/lib/armies/create-share-link';
import { revokeShareLinks } from '@/lib/armies/revoke-share-links';
import { notFound } from '../../../_http/answer';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';

type Params = { readonly id: string };

/** A new share link; its token is told this once. */
export const POST = route<Params>(async ({ viewer, params: { id } }) =>
  viewer === null ? notFound() : answerWith(await createShareLink(viewer, id), 201),
);

/** Ends all share links of the army. */
export const DELETE = route<Params>(async ({ viewer, params: { id } }) =>
  viewer === null ? notFound() : answerWith(await revokeShareLinks(viewer, id)),
);
