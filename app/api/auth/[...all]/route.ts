import { auth } from '@/lib/auth';
import { route } from '../../_http/route';

const handler = route<{ readonly all: string[] }>('device', ({ request }) => auth().handler(request));

export { handler as GET, handler as POST };
