import { expect, type Page } from '@playwright/test';
import { newEmail, signUp } from './account-page';
import { expectClean, expectFitting, walkTo } from './clean-page';
import { act, makeEvent, publish } from './event-fixture';
import { armyOf, sendList } from './event-lists';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const MINDEN = '/history/battles/1759-08-01-minden';

const look = async (page: Page, path: string, tried?: Parameters<typeof expectClean>[2]) => {
  await walkTo(page, path);
  await expectFitting(page, path);
  await expectClean(page, path, tried);
};

test('no page of armies, rules and history fails axe, light or dark, and none is wider than the screen', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await page.goto('/');
  await expectClean(page, 'first visit');
  const [army = '', red = '', blue = ''] = await storeReadyMade(
    page,
    'lobositz-1756-prussia',
    'st-ulrich-red',
    'st-ulrich-blue',
  );
  const { revision, file } = await (await page.request.get(`/api/armies/${blue}`)).json();
  file.army.brigades[0].units[0].class = 'superior';
  file.army.brigades[0].units.pop();
  const saving = await page.request.put(`/api/armies/${blue}`, { data: { revision, file, explicit: true } });
  expect(saving.ok()).toBe(true);
  const shared = await (await page.request.post(`/api/armies/${army}/share`)).json();
  const device = await (await page.request.post('/api/device')).json();

  for (const path of [
    ...['/check', '/about', '/devices', '/api', '/rules', '/suggest'],
    ...[`/s/${shared.token}`, '/s/nothing', `/d/${device.token}`, '/d/nothing', '/nothing'],
    ...['/compare', `/compare?a=${blue}&b=${red}`, `/compare?a=${blue}&b=${blue}`],
    ...[`/compare/match-up?a=${blue}&b=${red}`, '/compare/match-up'],
    ...[`/compare?a=${blue}&blink=nothing`, '/history/regiments/prussia-ir-1', '/history/nations/brunswick'],
    ...[MINDEN, `/armies/${blue}/history`, `/armies/${blue}/history?version=99`],
    ...[`/armies/${blue}/games`, `/armies/${blue}/history?version=1`],
  ]) {
    await look(page, path);
  }
  await page.getByText('The whole army as it was').click();
  await expectClean(page, 'the whole army');
  // long pages of few parts: the colours of rules are tried on the shortest of them
  await look(page, '/history', isMobile ? 'uncoloured' : ['light']);
  await look(page, '/rules/honours-of-war', 'uncoloured');
  if (!isMobile) await look(page, '/rules/thinglum', 'colours');
  await walkTo(page, '/');
  await expectFitting(page, '/');
  await expectClean(page, 'my armies');
});

test('no page of an account or of the players of an event fails axe, light or dark, and none is wider than the screen', async ({
  page,
  browser,
}) => {
  test.slow();
  const organiser = (await browser.newContext()).request;
  const event = await makeEvent(organiser);
  const { token, code } = await sendList(browser, event.token, {
    name: 'Jörg',
    file: armyOf('lobositz-1756-prussia'),
  });
  await act(organiser, event, 1, { act: 'return', text: 'Too many points.' });
  await page.goto('/account');
  await expectClean(page, 'no account');
  const [army = ''] = await storeReadyMade(page, 'lobositz-1756-prussia');
  const receipt = `/receipt/${token}`;
  for (const path of [
    ...['/account/sign-in', '/account/sign-up', '/account/recover', `/enter/${event.token}?army=${army}`],
    ...[receipt, `${receipt}/replace`, `/verify/${code}?receipt=${token}`, `/verify/${code}`, '/verify'],
    ...[
      '/verify/XX-2222-22',
      '/events',
      `/events/${event.id}`,
      '/events/none',
      '/enter/none',
      '/receipt/none',
    ],
  ]) {
    await look(page, path);
  }
  await publish(organiser, event);
  await look(page, `/verify/${code}`);
  await look(page, `/events/${event.id}`);

  await signUp(page, newEmail('long'), `${'Friedrich Wilhelm '.repeat(3)}von`);
  await expectClean(page, 'codes');
  await look(page, '/account/sign-in');
  await look(page, '/account');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expectClean(page, 'delete');
});
