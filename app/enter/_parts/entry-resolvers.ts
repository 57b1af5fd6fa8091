import { zodResolver } from '@hookform/resolvers/zod';
import { answerSchema, enterSchema } from '@/lib/events/schema';

/** Read the forms of players, as the server does. */
export const RESOLVERS = {
  entrant: zodResolver(enterSchema.pick({ name: true, contact: true })),
  answer: zodResolver(answerSchema.pick({ text: true })),
};
