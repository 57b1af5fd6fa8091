import { formResolver } from '@/app/_components/form-resolver';
import { answerSchema, enterSchema } from '@/lib/events/schema';

/** Read the forms of players, as the server does. */
export const RESOLVERS = {
  entrant: formResolver(enterSchema.omit({ key: true, list: true })),
  answer: formResolver(answerSchema.pick({ text: true })),
};
