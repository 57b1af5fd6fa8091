import { addressOf } from '@/lib/api/client';

/** Events, and the pages of one of them. */
export const EVENTS = '/events';
export const NEW_EVENT = `${EVENTS}/new`;
export const eventPath = (id: string): string => `${EVENTS}/${encodeURIComponent(id)}`;
export const deskPath = (id: string): string => `${eventPath(id)}/desk`;
export const trailPath = (id: string): string => `${deskPath(id)}/trail`;
/** What the browser downloads of an event: all that it has, as JSON or CSV, and its signed archive. */
export const eventFilePath = (id: string, as: 'event.json' | 'event.csv' | 'archive.json'): string =>
  addressOf(`/api/events/[id]/${as}`, { id });
export const editPath = (id: string): string => `${eventPath(id)}/edit`;
/** What a link for players opens, what one for an organiser opens, and a code on a sheet. */
export const enterPath = (token: string): string => `/enter/${encodeURIComponent(token)}`;
export const invitePath = (token: string): string => `/invite/${encodeURIComponent(token)}`;
export const verifyPath = (code: string): string => `/verify/${encodeURIComponent(code)}`;
