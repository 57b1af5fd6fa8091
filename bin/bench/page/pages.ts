import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { largestArmy, scatteredArmy } from '@/lib/rules/fixtures/largest-army';
import { readArmyText } from '@/lib/rules/read-army';
import { AttackPerson } from '../../attack/person';
import { type AttackTarget, startTarget } from '../../attack/target';
import { GROWN } from '../armies-of-systems';

/** What a page may cost: bytes, milliseconds of the loop in all and in one stretch. */
const MOST = { bytes: 1_000_000, all: 200, stretch: 50 };

type Cost = { readonly bytes: number; readonly all: number; readonly stretch: number };

/** The cheapest of several tries: what the machine did beside them is not a page's doing. */
const costOf = async (
  target: AttackTarget,
  person: AttackPerson,
  path: string,
  tries: number,
): Promise<Cost> => {
  const costs: Cost[] = [];
  for (let time = 0; time < tries; time++) {
    await wait(50);
    const before = await target.state();
    const { status, body } = await person.ask('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    const after = await target.state();
    costs.push({ bytes: body.length, all: after.active - before.active, stretch: after.longest });
  }
  const least = (of: (cost: Cost) => number) => Math.min(...costs.slice(1).map(of));
  return {
    bytes: least(({ bytes }) => bytes),
    all: least(({ all }) => all),
    stretch: least(({ stretch }) => stretch),
  };
};

const store = async (person: AttackPerson, text: string) => {
  const { id } = await person.json<{ id: string }>('POST', '/api/armies', JSON.parse(text));
  const { token } = await person.json<{ token: string }>('POST', `/api/armies/${id}/share`);
  // an earlier version, to look at and to compare with
  const renamed = text.replaceAll('Kołłątaj', 'Kollataj');
  const body = `{"revision":1,"explicit":true,"file":${renamed}}`;
  const { status } = await person.ask('PUT', `/api/armies/${id}`, { body });
  if (status !== 200) throw new Error(`The army was not saved: ${status}`);
  return { id, token };
};

/** What every page of the largest armies of each system, or of one, costs the server; true if none costs too much. */
export const pagesOfTheLargest = async (tries = 8, named = ''): Promise<boolean> => {
  // what draws the pages is what is measured
  const target = await startTarget({ MUSTER_PAGES: '0' });
  const person = new AttackPerson(target.port);
  let well = true;
  try {
    for (const [system, name] of Object.entries(GROWN)) {
      if (!system.includes(named)) continue;
      const read = await readArmyText(readFileSync(`data/${system}/armies/${name}.json`, 'utf8'));
      if (!read.ok) throw new Error(`${name} cannot be read: ${read.error.message}`);
      const whole = await store(person, JSON.stringify(largestArmy(read.system, read.file)));
      const scattered = await store(person, JSON.stringify(scatteredArmy(read.system, read.file)));
      const paths = {
        share: `/s/${whole.token}`,
        'share, later rows': `/s/${whole.token}?rows=9`,
        'share, scattered': `/s/${scattered.token}`,
        builder: `/armies/${whole.id}`,
        history: `/armies/${whole.id}/history`,
        version: `/armies/${whole.id}/history?version=1`,
        'version, later rows': `/armies/${whole.id}/history?version=1&rows=3`,
        'version, scattered': `/armies/${scattered.id}/history?version=1&rows=3`,
        compare: `/compare?a=${whole.id}&b=${scattered.id}`,
        'match-up': `/compare/match-up?a=${whole.id}&b=${scattered.id}`,
      };
      for (const [page, path] of Object.entries(paths)) {
        const cost = await costOf(target, person, path, tries);
        const tooMuch = Object.entries(MOST).filter(([of, most]) => cost[of as keyof Cost] > most);
        if (tooMuch.length > 0) well = false;
        const { bytes, all, stretch } = cost;
        console.log(
          `${system}, ${page}: ${(bytes / 1000).toFixed(0)} kB, ${all.toFixed(0)} ms in all, longest stretch ${stretch.toFixed(0)} ms${tooMuch.map(([of]) => `; too much: ${of}`).join('')}`,
        );
      }
    }
    return well;
  } finally {
    person.close();
    await target.stop();
  }
};
