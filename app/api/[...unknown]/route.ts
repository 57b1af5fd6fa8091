import { notFound } from '../_http/answer';

const handler = async (): Promise<Response> => notFound('There is nothing at this address.');

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST, handler as PUT };
