import 'server-only';
import { headers } from 'next/headers';
import { SHELL_HEADER } from '@/lib/platform/shell-data';

/** True if the server requests the page without the data of a visitor. */
export const isShellRequest = async (): Promise<boolean> => (await headers()).has(SHELL_HEADER);
