import { publicPreview } from '@/app/_pictures/code-preview';
import { pictureRoute } from '@/app/_pictures/picture-response';

/** The picture of a code with its public facts: the same for its player and the organisers. */
export const GET = pictureRoute<{ code: string }>('code', ({ params: { code } }) => publicPreview(code));
