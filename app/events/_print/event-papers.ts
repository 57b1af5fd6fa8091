import 'server-only';
import type { ListOnPaper, Papers } from '@/lib/events/desk/read-papers';
import { overrulingOf, printedList } from '@/lib/events/enter/entered-as';
import type { KeptFinding } from '@/lib/events/judge/verdict-answers';
import type { EventHead } from '@/lib/events/schema';
import { storedFacts } from '@/lib/history/regiments';
import { isSystemId, loadSystem } from '@/lib/rules';
import { signsOf } from '@/lib/rules/core/sheet/sheet';
import type { PaperEntry, PaperEvent, PaperFinding } from '@/lib/rules/events/paper-entry';
import type { PrintOrder } from '@/lib/sheets/pdf/orders';
import { dayTime, fullDay } from '../_facts/event-times';

/** The event in words of its papers; `verify` is where codes are verified. */
export const paperEvent = async (papers: Papers, verify: string): Promise<PaperEvent> => {
  const { name, date, hours, place, system: id } = papers.event;
  if (!isSystemId(id)) throw new Error('A stored event is of an unknown system');
  const system = await loadSystem(id);
  return {
    name,
    when: [fullDay(date), hours, place].filter(Boolean).join(', '),
    terms: papers.terms,
    rules: `${system.name} ${system.edition}`,
    pointsWord: system.terms.points,
    verify,
  };
};

const paperFinding = ({ version }: ListOnPaper, finding: KeptFinding): PaperFinding => {
  const overruled = overrulingOf(version, finding);
  return overruled === undefined ? finding : { ...finding, overruled };
};

/** A list in words of the papers of its event. */
export const paperEntry = (list: ListOnPaper, { timeZone }: EventHead): PaperEntry => {
  const { number, player, stands, accepted, version } = list;
  const { code, hash, sentAt, late, verdict, report, ticks } = version;
  const { name, nation, nationLabel, year, units, breakingPoint, limits } = version.list;
  return {
    number,
    player,
    state: stands,
    list: name,
    nation,
    nationLabel,
    year,
    units,
    breakingPoint,
    limits,
    version: version.number,
    code,
    hash: signsOf(hash),
    late,
    verdict: { ...verdict, overruled: version.overruled },
    accepted,
    terms: list.terms,
    points: verdict.points,
    sent: dayTime(sentAt, timeZone),
    profile: verdict.profile.hash,
    dataVersion: verdict.dataVersion,
    findings: report.findings.map((finding) => paperFinding(list, finding)),
    standings: report.standings,
    ticked: Object.fromEntries(ticks.map(({ note, kept }) => [note, kept])),
  };
};

/** A list as an army to print, with its stored verdict, its code and signs. */
export const listArmy = async (
  papers: Papers,
  list: ListOnPaper,
  { date, verify }: { readonly date: string; readonly verify: string },
): Promise<PrintOrder> => {
  const { number, player, terms, version } = list;
  const { code, file } = version;
  return {
    file,
    print: {
      date,
      version: version.number,
      code,
      link: `${verify}${code}`,
      regiments: await storedFacts(file),
      list: printedList({ event: papers.event.name, number, player, terms, version }),
    },
  };
};
