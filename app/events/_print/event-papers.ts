import 'server-only';
import { signsOf } from '@/app/_components/ui/hash-signs';
import type { KeptFinding } from '@/lib/events/contract';
import type { ListOnPaper, Papers } from '@/lib/events/read-papers';
import type { EventHead } from '@/lib/events/schema';
import { storedFacts } from '@/lib/history/regiment-facts';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { Finding } from '@/lib/rules/core/finding';
import type { PaperEntry, PaperEvent, PaperFinding } from '@/lib/rules/events/paper-entry';
import type { PrintedArmy } from '@/lib/sheets/pdf/orders';
import { dayTime, fullDay } from '../_parts/event-times';

const termsName = ({ terms: { packs } }: Papers): string =>
  packs.map(({ name, version }) => `${name} ${version}`).join(', ') || 'the rules alone';

/** The event in words of its papers; `verify` is where codes are verified. */
export const paperEvent = async (papers: Papers, verify: string): Promise<PaperEvent> => {
  const { name, date, hours, place, system: id } = papers.event;
  if (!isSystemId(id)) throw new Error('A stored event is of an unknown system');
  const system = await loadSystem(id);
  return {
    name,
    when: [fullDay(date), hours, place].filter(Boolean).join(', '),
    terms: termsName(papers),
    rules: `${system.name} ${system.edition}`,
    pointsWord: system.terms.points,
    verify,
  };
};

const overrulingOf = ({ version }: ListOnPaper, { key }: KeptFinding) =>
  version.overrulings.find(({ finding }) => finding === key);

const paperFinding = (list: ListOnPaper, finding: KeptFinding): PaperFinding => {
  const overruled = overrulingOf(list, finding);
  return overruled === undefined ? finding : { ...finding, overruled };
};

/** A list in words of the papers of its event. */
export const paperEntry = (list: ListOnPaper, { timeZone }: EventHead): PaperEntry => {
  const { number, player, state, version } = list;
  const { code, hash, sentAt, late, verdict, report, ticks } = version;
  const { name, nation, nationLabel, year, units, breakingPoint, limits } = version.list;
  return {
    ...{ number, player, state, list: name, nation, nationLabel, year, units, breakingPoint, limits },
    ...{ version: version.number, code, hash: signsOf(hash), late, standing: verdict.standing },
    points: verdict.points,
    sent: dayTime(sentAt, timeZone),
    profile: verdict.profile.hash,
    dataVersion: verdict.dataVersion,
    findings: report.findings.map((finding) => paperFinding(list, finding)),
    standings: report.standings,
    ticked: Object.fromEntries(ticks.map(({ note, kept }) => [note, kept])),
  };
};

/** A stored finding as sheets show one; what organisers overruled does not make a list illegal any more. */
const shownFinding = (list: ListOnPaper, finding: KeptFinding): Finding => {
  const { key: _, place: __, wanting, ...rest } = finding;
  const params = {};
  if (overrulingOf(list, finding) !== undefined) return { ...rest, params, severity: 'info' };
  return { ...rest, params, ...(wanting && { wanting }) };
};

/** A list as an army to print, with its stored verdict, its code and signs. */
export const listArmy = async (
  papers: Papers,
  list: ListOnPaper,
  { date, verify }: { readonly date: string; readonly verify: string },
): Promise<PrintedArmy> => {
  const { number, player, version } = list;
  const { code, file, hash, verdict, report, overrulings } = version;
  return {
    file,
    print: {
      date,
      version: version.number,
      code,
      link: `${verify}${code}`,
      regiments: await storedFacts(file),
      list: {
        event: papers.event.name,
        entry: `Entry ${number}, ${player}`,
        terms: termsName(papers),
        hash: signsOf(hash),
        profile: verdict.profile.hash,
        dataVersion: verdict.dataVersion,
        findings: report.findings.map((finding) => shownFinding(list, finding)),
        overruled: overrulings.map(({ finding, reason, who }) => ({
          message: report.findings.find(({ key }) => key === finding)?.message ?? finding,
          ...{ reason, who },
        })),
      },
    },
  };
};
