export const MINE = ['my-events'] as const;
export const eventKey = (id: string) => ['event', id] as const;

export const EVENT = {
  gone: 'This event no longer exists.',
  otherwise: 'The server refused this event.',
};
