import { describe, expect, test } from 'vitest';
import { LIMITS } from './platform/limits';
import { Full } from './quotas';
import { beginTry, countWrong, spendAccount, type Trying } from './signing-quotas';

const { ofEmail, ofEverybody, ofAddress, accountsADay } = LIMITS.signing;

const stranger = (from: string | null, email: string): Trying => ({ as: 'stranger', from, email });
const wrongOf = (trying: Trying) => countWrong(trying, async () => false);
const rightOf = (trying: Trying) => countWrong(trying, async () => true);

const wrongTries = async (count: number, of: (index: number) => Trying) => {
  for (let index = 0; index < count; index++) await wrongOf(of(index));
};

/** So many addresses try a wrong password of one account, until strangers are slowed. */
const attack = (email: string) =>
  wrongTries(ofEverybody, (index) => stranger(`bot ${index} ${email}`, email));

describe('wrong tries', () => {
  test('at one account end in a wait in words; others and other addresses go on', async () => {
    const zieten = stranger('club', 'zieten@example.org');
    await wrongTries(ofEmail, () => zieten);
    await expect(rightOf(zieten)).rejects.toThrow(/this e-mail address\. Try again in 15 minutes/);
    expect(await rightOf(stranger('club', 'daun@example.org'))).toBe(true);
    expect(await rightOf(stranger('home', 'zieten@example.org'))).toBe(true);
  });

  test('of strangers from everywhere are slowed to one a minute, and the account is not shut', async () => {
    await attack('seydlitz@example.org');
    const next = stranger('one more', 'seydlitz@example.org');
    expect(await wrongOf(next)).toBe(false);
    await expect(wrongOf(next)).rejects.toThrow(/Try again in 1 minute\./);
    await expect(rightOf(stranger('and one more', 'seydlitz@example.org'))).rejects.toThrow(Full);
  });

  test('of one address are slowed to one a minute, whatever the account, and right ones pass; without an address only accounts count', async () => {
    await wrongTries(ofAddress, (index) => stranger('school', `pupil-${index}@example.org`));
    for (let guest = 0; guest < 5; guest++) {
      expect(await rightOf(stranger('school', `guest-${guest}@example.org`))).toBe(true);
    }
    expect(await wrongOf(stranger('school', 'pupil@example.org'))).toBe(false);
    await expect(rightOf(stranger('school', 'keith@example.org'))).rejects.toThrow(
      /from your address\. Try again in 1 minute/,
    );
    await wrongTries(ofAddress + 1, (index) => stranger(null, `nobody-${index}@example.org`));
    await wrongTries(ofEmail, () => stranger(null, 'keith@example.org'));
    await expect(rightOf(stranger(null, 'keith@example.org'))).rejects.toThrow(Full);
  });

  test('of many at once count no less', async () => {
    let hashed = 0;
    const tries = Array.from({ length: 50 }, () =>
      countWrong(stranger('racer', 'lacy@example.org'), async () => {
        hashed++;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return false;
      }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(hashed).toBe(ofEmail);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(50 - ofEmail);
  });
});

describe('right tries', () => {
  test('do not count: a whole hall signs in behind one address', async () => {
    for (let guest = 0; guest < ofAddress * 2; guest++) {
      expect(await rightOf(stranger('event hall', `guest-${guest}@example.org`))).toBe(true);
    }
    for (let time = 0; time < ofEmail * 2; time++) {
      expect(await rightOf(stranger('event hall', 'guest-1@example.org'))).toBe(true);
    }
  });

  test('nor what a fault of ours has stopped', async () => {
    const away = () =>
      countWrong(stranger('desk', 'browne@example.org'), () =>
        Promise.reject(new Error('The store is away')),
      );
    for (let time = 0; time < ofEmail * 2; time++) await expect(away()).rejects.toThrow('away');
    expect(await rightOf(stranger('desk', 'browne@example.org'))).toBe(true);
  });
});

describe('while strangers try an account from everywhere', () => {
  const email = 'prince-henry@example.org';
  test.each<[string, Trying]>([
    ['a browser that it knows', { as: 'known browser', browser: 'laptop of the prince' }],
    ['a browser that is signed in', { as: 'signed in', session: 'token', userId: 'henry' }],
    ['a recovery code', { as: 'code', from: 'home of the prince' }],
    ['a passkey', { as: 'passkey', from: 'home of the prince', browser: null }],
  ])('%s goes on, with a count of its own', async (_what, own) => {
    await attack(email).catch(() => {});
    await wrongOf(stranger('the slow one', email)).catch(() => {});
    await expect(rightOf(stranger('home of the prince', email))).rejects.toThrow(Full);
    expect(await rightOf(own)).toBe(true);
    const most = own.as === 'code' || own.as === 'passkey' ? ofAddress : ofEmail;
    await wrongTries(most, () => own);
    await expect(beginTry(own)).rejects.toThrow(Full);
  });

  test('sign-ins of one account that guess its password are slowed together', async () => {
    const thief = (index: number): Trying => ({ as: 'signed in', session: `s${index}`, userId: 'schwerin' });
    await wrongTries(ofEverybody, thief);
    await wrongOf(thief(ofEverybody));
    await expect(wrongOf(thief(ofEverybody + 1))).rejects.toThrow(/in 1 minute\./);
  });
});

test('so many accounts a day from one address', async () => {
  for (let count = 0; count < accountsADay; count++) await spendAccount('hall');
  await expect(spendAccount('hall')).rejects.toThrow(/Too many accounts/);
  await expect(spendAccount('other hall')).resolves.toBeUndefined();
});
