export const MINE = ['my-events'] as const;
export const eventKey = (id: string) => ['event', id] as const;

export const EVENT = {
  gone: 'This event is not here any more.',
  otherwise: 'The server does not take this event.',
};
