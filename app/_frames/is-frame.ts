import 'server-only';
import { headers } from 'next/headers';
import { FRAME_HEADER } from '@/lib/wire/frame';

/** True where the door asks for the page as it is for everybody, to fill it in by itself. */
export const isFrame = async (): Promise<boolean> => (await headers()).has(FRAME_HEADER);
