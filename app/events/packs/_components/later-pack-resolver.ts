import { laterResolvers } from '@/app/_components/later-resolver';

/** Resolvers of the forms of packs, fetched with their parser once a form is read. */
export const { later: laterPackResolver } = laterResolvers(() => import('./pack-resolvers'));
