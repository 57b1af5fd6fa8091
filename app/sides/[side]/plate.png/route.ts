import { drawnRoute } from '@/app/_pictures/picture-response';
import { sideOrder } from '@/app/_pictures/side-picture';

/** The typical army of a side drawn; with `?form=bare` in small, without names. */
export const GET = drawnRoute<{ side: string }>('ready-made army', async ({ request, params: { side } }) => {
  const form = new URL(request.url).searchParams.get('form') === 'bare' ? 'bare' : 'named';
  const order = await sideOrder(side, form);
  return order && { title: order.title, order };
});
