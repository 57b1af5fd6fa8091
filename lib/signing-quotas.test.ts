import { expect, test } from 'vitest';
import { LIMITS } from './limits';
import { Full } from './quotas';
import { spendAccount, spendTry } from './signing-quotas';

const { ofEmail, ofAddress, accountsADay } = LIMITS.signing;

const tries = async (count: number, from: (index: number) => string | null, email?: string) => {
  for (let index = 0; index < count; index++) await spendTry(from(index), email);
};

test('so many tries at one account, then a wait in words; others and other addresses go on', async () => {
  await tries(ofEmail, () => 'club', 'zieten@example.org');
  await expect(spendTry('club', 'zieten@example.org')).rejects.toThrow(
    /this e-mail address\. Try again in 15 minutes/,
  );
  await expect(spendTry('club', 'daun@example.org')).resolves.toBeUndefined();
  await expect(spendTry('home', 'zieten@example.org')).resolves.toBeUndefined();
});

test('an attack from many addresses on one account comes to an end', async () => {
  await tries(ofEmail * 10, (index) => `bot ${index}`, 'seydlitz@example.org');
  await expect(spendTry('one more', 'seydlitz@example.org')).rejects.toThrow(Full);
});

test('so many tries from one address, whatever the account; without an address only accounts count', async () => {
  await tries(ofAddress, () => 'school');
  await expect(spendTry('school')).rejects.toThrow(/from your address/);
  await expect(spendTry('school', 'keith@example.org')).rejects.toThrow(/from your address/);
  await tries(ofAddress + 1, () => null);
  await tries(ofEmail, () => null, 'keith@example.org');
  await expect(spendTry(null, 'keith@example.org')).rejects.toThrow(Full);
});

test('so many accounts a day from one address', async () => {
  for (let count = 0; count < accountsADay; count++) await spendAccount('hall');
  await expect(spendAccount('hall')).rejects.toThrow(/Many accounts/);
  await expect(spendAccount('other hall')).resolves.toBeUndefined();
});
