import { expect } from '@playwright/test';
import { contractProblems } from '../../app/api/_http/contracts';
import { AttackPerson } from '../../bin/attack/person';
import type { AttackTarget } from '../../bin/attack/target';
import { ARMY, MARK, type Row } from './permission-things';

const PASSWORD = 'Leuthen, 5 December 1757';

/** Every row of an account, asked without its password by those who are not signed in to it, and by one who is. */
export const expectAccountsKept = async (rows: readonly Row[], target: AttackTarget): Promise<void> => {
  const people = new Map<string, { person: AttackPerson; email: string; code: string }>();
  for (const name of ['owner', 'other']) {
    const person = new AttackPerson(target.port);
    const email = `${name}-${MARK.toLowerCase()}@example.org`;
    const { codes } = await person.json<{ codes: string[] }>('POST', '/api/account', {
      name,
      email,
      password: PASSWORD,
    });
    people.set(name, { person, email, code: codes[0] ?? '' });
  }
  const [owner, other] = [people.get('owner'), people.get('other')];
  if (owner === undefined || other === undefined) throw new Error('There are no accounts');
  const anonymous = new AttackPerson(target.port);
  await anonymous.ask('POST', '/api/armies', { body: JSON.stringify(ARMY) });
  const told = async (row: Row, person: AttackPerson, body: unknown) => {
    const path = row.path.replace('[id]', 'nothing');
    const answer = await person.ask(row.method, path, {
      body: body === undefined ? '' : JSON.stringify(body),
      // a page of localhost, where passkeys are offered
      headers: { host: `localhost:${target.port}`, origin: `http://localhost:${target.port}` },
    });
    const said = String(answer.body);
    expect(contractProblems(`${row.method} ${row.path}`, said), `${row.method} ${row.path}`).toEqual([]);
    expect(said, row.path).not.toContain(MARK.toLowerCase());
    return `${row.method} ${row.path} ${answer.status}`;
  };
  const password = { password: 'not the password' };
  const response = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
  const made = { ...response, response: { clientDataJSON: 'a', attestationObject: 'a' } };
  const used = { ...response, response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' } };
  /** What is sent without the right password, and what is answered to who is signed in. */
  const bodies: Readonly<Record<string, readonly [body: unknown, signedIn: number]>> = {
    'POST /api/account/codes': [password, 422],
    'POST /api/account/deletion': [password, 422],
    'POST /api/account/passkeys': [{ name: 'Key', response: made }, 422],
    'POST /api/account/passkeys/options': [{ name: 'Key', ...password }, 422],
    'DELETE /api/account/passkeys/[id]': [undefined, 404],
    'PUT /api/account/password': [{ ...password, newPassword: PASSWORD }, 422],
    'DELETE /api/account/session': [undefined, 200],
    'POST /api/account/recover': [{ email: owner.email, code: other.code, password: PASSWORD }, 422],
    'POST /api/account/session': [{ email: owner.email, ...password }, 422],
    'POST /api/account/session/passkey': [{ response: used }, 422],
    // a question that nothing is known by
    'POST /api/account/session/passkey/options': [undefined, 200],
  };
  const tried: string[] = [];
  try {
    for (const row of rows.filter(({ who }) => who === 'account' || who === 'credentials')) {
      const key = `${row.method} ${row.path}`;
      const [body, signedIn] = bodies[key] ?? [];
      tried.push(key);
      const nobody = new AttackPerson(target.port);
      const outside = row.who === 'account' ? 404 : signedIn;
      expect(await told(row, nobody, body)).toBe(`${key} ${outside}`);
      expect(await told(row, anonymous, body)).toBe(`${key} ${outside}`);
      expect(await told(row, other.person, body)).toBe(`${key} ${signedIn}`);
      nobody.close();
    }
    expect(tried.toSorted()).toEqual(Object.keys(bodies).toSorted());
    // whoever has made an address his own keeps it
    const newcomer = { path: '/api/account', method: 'POST', who: 'newcomer' } as const;
    const taken = { name: 'Thief', email: owner.email, password: PASSWORD };
    expect(await told(newcomer, anonymous, taken)).toBe('POST /api/account 409');
    // all of that has changed nothing
    expect((await owner.person.ask('GET', '/account')).body.toString()).toContain(owner.email);
    expect((await anonymous.ask('GET', '/account')).body.toString()).not.toContain(owner.email);
    const session = { path: '/api/account/session', method: 'POST', who: 'credentials' } as const;
    const right = { email: owner.email, password: PASSWORD };
    expect(await told(session, new AttackPerson(target.port), right)).toBe('POST /api/account/session 200');
    expect(target.faults()).toEqual([]);
  } finally {
    for (const person of [owner.person, other.person, anonymous]) person.close();
  }
};
