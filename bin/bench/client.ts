/** A browser's worth of requests to one Muster: it keeps its cookies, so that its armies stay its own. */
export type BenchClient = {
  readonly cookie: () => string;
  readonly send: (method: string, path: string, body?: string) => Promise<Response>;
};

/** @param from headers of every request, such as where a proxy says it comes from */
export const clientOf = (address: string, from: Readonly<Record<string, string>> = {}): BenchClient => {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    send: async (method, path, body) => {
      const response = await fetch(address + path, {
        method,
        headers: {
          ...from,
          cookie: cookie(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) jar.set(name, value);
      }
      return response;
    },
  };
};

/** Saves a new army and gives its id. */
export const createArmy = async ({ send }: BenchClient, text: string): Promise<string> => {
  const response = await send('POST', '/api/armies', text);
  const answer = await response.json();
  if (!answer.ok) throw new Error(`The army was not created: ${response.status} ${JSON.stringify(answer)}`);
  return answer.id;
};
