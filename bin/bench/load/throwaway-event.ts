const DAY = 24 * 60 * 60 * 1000;
const days = (count: number): string => new Date(Date.now() + count * DAY).toISOString();

type CreatedEvent = { readonly ok: boolean; readonly id: string; readonly token: string };

/** An open event of this user, without terms; `post` returns the response of the server. */
export const throwawayEvent = async (
  post: (path: string, body: unknown) => Promise<unknown>,
): Promise<Pick<CreatedEvent, 'id' | 'token'>> => {
  const event = {
    name: 'Thrown away',
    date: days(1).slice(0, 10),
    hours: '',
    place: '',
    rounds: 3,
    text: '',
    opensAt: days(-1),
    closesAt: days(30),
    timeZone: 'Europe/Berlin',
    graceSeconds: 0,
    late: 'mark',
    capacity: null,
    publicAt: null,
    listed: false,
    openEntry: false,
  };
  const key = `thrown-away-${crypto.randomUUID()}`;
  const request = { key, system: 'honours-of-war', organiser: 'Marta', event, packs: [] };
  const created = (await post('/api/events', request)) as CreatedEvent | null;
  if (created?.ok !== true) throw new Error(`No event was made: ${JSON.stringify(created)}`);
  return created;
};
