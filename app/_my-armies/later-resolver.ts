import { laterResolvers } from '../_components/later-resolver';

export const { preload: preloadResolvers, later: laterResolver } = laterResolvers(
  () => import('./army-resolvers'),
);
