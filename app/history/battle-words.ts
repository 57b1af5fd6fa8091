import type { BattleDetail, BattleRef, SideDetail } from '@/lib/history/answers';
import type { BattleFacts, BattleLoss } from '@/lib/history/facts-file';
import { grouped } from '@/lib/rules/core/army/number';
import { capital, counted, listed } from '@/lib/rules/core/army/words';
import { daysText, strengthText } from './history-words';

/** The name of a battle without its brackets. */
export const shortName = ({ name }: Pick<BattleRef, 'name'>): string => name.split(' (', 1)[0] ?? name;

type BattlePlace = { readonly name: string; readonly place: string | null };

/** The place of a battle, beside its name and without it: "Bohemia", "on the Weser"; '' if no source gives it. */
export const placeText = ({ name, place }: BattlePlace): string => {
  const last =
    place
      ?.replace(/ \([^()]*\)/g, '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  const short = shortName({ name });
  if (last === short) return '';
  return last.startsWith(`${short} `) ? last.slice(short.length).trim() : last;
};

/** The whole place without the name where it begins with it: "on the Elbe, Saxony"; other names of the place stay. */
export const wholePlace = ({ name, place }: BattlePlace): string => {
  const short = shortName({ name });
  const rest = place?.startsWith(short) ? place.slice(short.length) : undefined;
  return rest === undefined || !/^(, | on | near | between )/.test(rest)
    ? (place ?? '')
    : rest.replace(/^,? /, '');
};

/** The same after the name: " on the Weser", ", Bohemia". */
const afterName = (battle: BattlePlace): string => {
  const text = placeText(battle);
  if (text === '') return '';
  return /^(on|near|between) /.test(text) ? ` ${text}` : `, ${text}`;
};

type Side = Pick<
  SideDetail,
  'name' | 'commander' | 'men' | 'infantry' | 'cavalry' | 'guns' | 'battalions' | 'squadrons'
>;
type Battle = Pick<BattleDetail, 'name' | 'date' | 'dateEnd' | 'place'> & { readonly sides: readonly Side[] };
type Fact = { readonly compiled?: true | undefined };

/** Mark numbers that come from a compiled table. */
const firstHand = <F extends Fact>(facts: readonly F[]): F[] => facts.filter(({ compiled }) => !compiled);

/** "the Prussians", without what a name tells in brackets. */
const sideText = ({ name }: Side): string => `the ${shortName({ name })}`;

/** Titles of a land take an article: the Prince de Soubise, but Prince Henry of Prussia. */
const TITLE = /(^| and )((?:Hereditary )?(?:Prince|Duke|Duc|Comte|Marquis|Chevalier) (?:of |de |du |d’))/g;

const armyText = (side: Side): string =>
  side.commander === null
    ? sideText(side)
    : `${sideText(side)} under ${side.commander.replace(TITLE, '$1the $2')}`;

/** Names of a field or a mill take an article, too. */
const placeName = (battle: Battle): string => {
  const name = shortName(battle);
  return /^Plains | Mühle$/.test(name) ? `the ${name}` : name;
};

const whereText = (battle: Battle): string => {
  const after = afterName(battle);
  const day = battle.date === null ? '' : ` on ${daysText(battle)}`;
  return `at ${placeName(battle)}${after}${after.startsWith(',') && day !== '' ? ',' : ''}${day}`;
};

const UNKNOWN = 'not known';

/** "30 battalions and 38 squadrons" */
const sizeOf = (side: Side): string => listed(strengthText(side).split(', '));

/** "12 battalions against 4": what both are counted in is said once. */
const against = (one: string, other: string): string => {
  const [unit, ofOther] = [one, other].map((text) => text.replace(/^[\d,½¼¾]+ /, ''));
  return `${one} against ${unit === ofOther ? other.replace(` ${unit}`, '') : other}`;
};

/** ": 28,500 men against 35,500"; one side alone has a sentence of its own. */
const strengths = (first: Side, second: Side): { readonly within: string; readonly apart: string } => {
  const [one, other] = [sizeOf(first), sizeOf(second)];
  if (one === UNKNOWN && other === UNKNOWN) return { within: '', apart: '' };
  if (one === UNKNOWN) return { within: '', apart: `${capital(sideText(second))} had ${other}.` };
  if (other === UNKNOWN) return { within: '', apart: `${capital(sideText(first))} had ${one}.` };
  return { within: `: ${against(one, other)}`, apart: '' };
};

const span = (values: readonly number[], one: string, many: string): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? counted(least, one, many) : `${grouped(least)} to ${grouped(most)} ${many}`;
};

/** Round, and with a remark: "more than 800". */
const isRough = ({ total, span: range, note }: BattleLoss): boolean =>
  note !== undefined && range === undefined && (total ?? 0) % 50 === 0;

const menLost = (losses: readonly BattleLoss[]): string => {
  const totals = losses.filter(({ total }) => typeof total === 'number');
  const whole = totals.filter(({ only }) => only === undefined);
  const [part, ...others] = totals;
  // parts of a loss, of several tellers, are no sum
  if (whole.length === 0 && part !== undefined)
    return others.length > 0 ? '' : `${counted(part.total ?? 0, 'man', 'men')} ${part.only}`;
  if (whole.length > 0) {
    const text = span(
      whole.flatMap(({ total, span: range }) => range ?? [total ?? 0]),
      'man',
      'men',
    );
    return whole.length === 1 && whole.every(isRough) ? `about ${text}` : text;
  }
  const captives = losses.flatMap(({ prisoners }) => prisoners ?? []);
  return captives.length === 0 ? '' : span(captives, 'prisoner', 'prisoners');
};

/** "13,700 men and 45 guns", from the least to the most that its tellers have; '' where none has any. */
const lostText = (losses: readonly BattleLoss[]): string => {
  const men = menLost(losses);
  const guns = losses.flatMap(({ guns: lost }) => lost ?? []).filter((lost) => lost > 0);
  return [men, guns.length === 0 ? '' : span(guns, 'gun', 'guns')]
    .filter((text) => text !== '')
    .join(' and ');
};

const costText = (
  sides: readonly { readonly side: Side; readonly losses: readonly BattleLoss[] }[],
): string => {
  const parts = sides
    .map(({ side, losses }) => ({ who: sideText(side), lost: lostText(firstHand(losses)) }))
    .filter(({ lost }) => lost !== '')
    .map(({ who, lost }, at) =>
      at === 0 ? `${capital(who)} lost ${lost}` : `${who} ${lost.replace(/ men$/, '')}`,
    );
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
};

/** Only if exactly one source gives it, with certainty and without a note. */
const hoursText = (hours: BattleFacts['hours']): string => {
  const [hour, ...others] = firstHand(hours);
  if (hour === undefined || others.length > 0 || hour.note !== undefined || hour.confidence === 'low')
    return '';
  return hour.end === null ? `It began at ${hour.start}.` : `It lasted from ${hour.start} to ${hour.end}.`;
};

/** Who beat whom, and who of them attacked as far as somebody tells. */
const deedText = (
  winner: 0 | 1,
  attacker: BattleFacts['attacker'],
  armies: readonly [string, string],
): string => {
  const [won, lost] = [armies[winner], armies[winner === 0 ? 1 : 0]];
  if (attacker.compiled) return `${won} beat ${lost}`;
  return attacker.side === winner
    ? `${won} attacked and beat ${lost}`
    : `${won} beat ${lost.replace(/^the /, 'the attacking ')}`;
};

/**
 * A battle summed up from its facts: who beat whom, where, when, the numbers and losses. Facts without a source, or
 * only in a compiled table, are left out; if sources differ, their span is given.
 */
export const battleSentence = (battle: Battle, facts: BattleFacts | null): string => {
  const [first, second] = battle.sides;
  if (first === undefined || second === undefined) return '';
  if (facts === null) {
    if (first.name === '' || second.name === '') return '';
    const { within } = strengths(first, second);
    return `${first.name} against ${second.name} ${whereText(battle)}${within}.`;
  }
  const { result, attacker, hours, weather, sides } = facts;
  const armies = [armyText(first), armyText(second)] as const;
  const { winner } = result;
  const [one, other] = winner === 1 ? [1, 0] : [0, 1];
  const ordered = [one, other].map((at) => ({
    side: [first, second][at] ?? first,
    losses: sides[at]?.losses ?? [],
  }));
  const strength = winner === 1 ? strengths(second, first) : strengths(first, second);
  const deed = winner === 'draw' ? `${armies[0]} fought ${armies[1]}` : deedText(winner, attacker, armies);
  return [
    `${capital(deed)} ${whereText(battle)}${strength.within}.`,
    result.note ?? (winner === 'draw' ? 'It ended undecided.' : ''),
    strength.apart,
    hoursText(hours),
    firstHand(weather)[0]?.text ?? '',
    costText(ordered),
  ]
    .filter((text) => text !== '')
    .join(' ');
};
