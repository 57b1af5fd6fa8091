import data from '@/data/honours-of-war/reference/cards.json';
import { signed } from '../../core/army/number';
import { runIn } from '../../core/sheet/parts';
import type { Pair, Part, WordsPart } from '../../core/sheet/sheet-parts';
import { armyCm } from '../distances';
import { FIRE, type FireModifier, MELEE, type MeleeModifier } from '../modifiers';
import { GROUND, type GroundEffect, groundEffect, groundTroops } from '../reference/field';
import { fleeThroughHits, rallyOf } from '../reference/melee';
import type { Unit } from '../schema';
import type { SheetContext } from '../sheet-context';
import { sizeOf, TYPES } from '../tables';
import type { UnitFacts } from '../unit-facts';

const PACES = { none: 'free', quarter: '¼', half: '½', full: 'full' } as const;

const cmText = (cm: number | null | undefined): string =>
  cm === null || cm === undefined ? 'none' : `${cm}`;

const pair = (term: string, value: string): Pair => ({ term, value });

/** Moves of guns: limbered, on a road, by hand (p. 19-20). */
const gunMoves = ({ move, manhandle }: UnitFacts): Pair[] => [
  pair('Limbered', cmText(move[0])),
  pair('On road', cmText(move[1])),
  pair('By hand', cmText(manhandle?.front)),
  pair('Flank', cmText(manhandle?.flank)),
];

/** How far it moves and what changing costs, in shares of a move (p. 19-21). */
export const moveMeasures = (unit: Unit, facts: UnitFacts): Part[] => {
  const { arm } = TYPES[unit.type];
  const [first, second] = facts.move;
  const flank = pair('Flank, rear', PACES[facts.flankMove]);
  const measures = (label: string, all: readonly Pair[]): Part => ({
    kind: 'measures',
    label,
    measures: all,
  });
  if (arm === 'artillery') {
    const limber = pair('Limber', facts.limber === 'full' ? 'full move' : '½ move');
    return [measures('Move', gunMoves(facts)), measures('Cost', [limber, flank])];
  }
  const formation = pair('Formation', PACES[facts.formationChange]);
  if (arm === 'transport') {
    return [measures('Move', [pair('Off road', cmText(first)), pair('On road', cmText(second)), flank])];
  }
  return arm === 'light-infantry'
    ? [measures('Move', [pair('Any shape', cmText(first)), formation, flank])]
    : [measures('Move', [pair('Line', cmText(first)), pair('Column', cmText(second)), formation, flank])];
};

/** Bands of fire with their modifiers: "Short 0–10", "Long, −1 10–30" (p. 27, 35). */
export const fireBands = (unit: Unit, { ranges }: UnitFacts): Pair[] => {
  if (ranges === null) return [];
  const { kind } = TYPES[unit.type];
  const canister = signed(FIRE[kind === 'quick-firing' ? 'quickCanister' : 'canister'].value);
  const long = `Long, ${signed(FIRE.long.value)}`;
  const names = ranges.length === 2 ? ['Short', long] : [`Canister, ${canister}`, 'Effective', long];
  return ranges.map((cm, index) => pair(names[index] ?? '', `${ranges[index - 1] ?? 0}–${cm ?? 0}`));
};

/** What is said instead of ranges: of transport, which has nothing else to say; of cavalry among what it does. */
export const noFire = (unit: Unit): Part[] =>
  TYPES[unit.type].arm === 'transport'
    ? [{ kind: 'measures', label: 'Fire', measures: [], instead: 'Neither fires nor fights' }]
    : [];

const fire = (key: FireModifier, why: string): string => `${signed(FIRE[key].value)} ${why}`;
const melee = (key: MeleeModifier, why: string): string => `${signed(MELEE[key].value)} ${why}`;

/** What changes its own dice, always (p. 31, 35, 37, 48). */
export const ownDice = (unit: Unit, { chargeBonus }: UnitFacts): string => {
  const { arm, weight, kind } = TYPES[unit.type];
  const size = sizeOf(unit);
  const all = [
    size === 'standard' ? '' : melee(size, size),
    unit.battalionGuns === 'absent' ? fire('noBattalionGuns', 'firing, no guns') : '',
    unit.battalionGuns === 'quick-firing' ? fire('quickBattalionGuns', 'firing, quick guns') : '',
    arm === 'light-infantry' ? melee('lightInfantry', 'in melee with formed') : '',
    arm === 'artillery' ? melee('artillery', 'in melee') : '',
    kind === 'gun' && weight === 'heavy' ? fire('heavyAtWorks', 'roundshot at works, buildings') : '',
    chargeBonus ? melee('charging', 'charging, first round') : '',
  ].filter((each) => each !== '');
  return all.length === 0 ? 'no change' : all.join('; ');
};

/** The shell of howitzers and unicorns: from where up, its fuse, at what it is better (p. 28, 35). */
export const shell = (unit: Unit, { file }: SheetContext): WordsPart['items'] => {
  const { kind } = TYPES[unit.type];
  if (kind !== 'howitzer' && kind !== 'unicorn') return [];
  const { value, thrown = [] } = FIRE.fuse;
  const [least] = armyCm('shellMinimum', file);
  const better = `${fire('shellAtCavalry', 'at cavalry')}, ${fire('shellAtWorks', 'at works, buildings')}`;
  return [
    { term: 'Shell', text: `from ${least} up; fuse ${thrown.join('–')} on D6: ${signed(value)}; ${better}` },
  ];
};

/** What it does to the dice of its enemies (p. 26, 35). */
export const enemyDice = (unit: Unit): string => {
  const { arm } = TYPES[unit.type];
  if (arm === 'transport') return fire('inferior', 'firing: as inferior');
  const hard =
    arm === 'light-infantry'
      ? fire('difficult', 'firing: difficult target')
      : arm === 'artillery'
        ? fire('difficult', 'firing when deployed')
        : '';
  if (unit.class === 'standard') return hard === '' ? 'no change' : hard;
  const by = signed(FIRE[unit.class].value);
  return hard === '' ? `${by} firing and melee: ${unit.class}` : `${by} ${unit.class}; ${hard}`;
};

const needs = (score: number): string => `${score}+`;

const COUNTER_CHARGE: Readonly<Record<string, string>> = {
  'close-order': 'Counter-charge',
  'light-infantry': 'Counter-charge LI',
  cavalry: 'Counter-charge *',
};

/** What it must throw, and what friends in flight cost it (p. 11, 23-25, 30, 33). */
export const rolls = (unit: Unit, facts: UnitFacts): Pair[] => {
  const { arm } = TYPES[unit.type];
  const { roll, turnToFace, changeWhenCharged } = facts;
  const counter = COUNTER_CHARGE[arm];
  const hits = fleeThroughHits(unit.class === 'inferior');
  return [
    { term: 'Out of command', value: needs(roll) },
    ...(counter === undefined ? [] : [{ term: counter, value: needs(roll) }]),
    ...(arm === 'transport' ? [] : [{ term: 'Turn to face', value: needs(4 - turnToFace) }]),
    ...(arm === 'artillery' ? [{ term: 'Unlimber, charged', value: needs(4 - changeWhenCharged) }] : []),
    ...(arm === 'close-order' || arm === 'cavalry'
      ? [{ term: 'Change formation', value: needs(4 - changeWhenCharged) }]
      : []),
    ...(arm === 'cavalry' ? [{ term: 'Pursuit', value: needs(roll) }] : []),
    { term: 'Flee-through hits', value: `${hits}` },
  ];
};

const rally = (unit: Unit, { file }: SheetContext): string => {
  const [near, far] = armyCm('rally', file);
  const [, middle = 0, long = 0] = rallyOf(unit.class === 'inferior');
  const hit = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);
  return middle === 0
    ? `${hit(long)} over ${far} from enemies`
    : `${hit(middle)} over ${near} from enemies, ${long} over ${far}`;
};

const EFFECTS: readonly { readonly effect: GroundEffect; readonly label: string }[] = [
  { effect: 'half', label: '½' },
  { effect: 'halfMove', label: '½ move' },
  { effect: 'never', label: 'never' },
  { effect: 'crossing', label: 'by ford or bridge' },
];

/** What slows it, of woods, rough ground, steep hills and streams (p. 15-16). */
const ground = (unit: Unit): string => {
  const troops = groundTroops(TYPES[unit.type]);
  const places = GROUND.filter(({ id }) => ['woods', 'rough', 'steepHill', 'stream'].includes(id));
  const slowed = EFFECTS.flatMap(({ effect, label }) => {
    const names = places.filter((place) => groundEffect(place, troops) === effect).map(({ short }) => short);
    return names.length === 0 ? [] : [`${names.join(', ')} ${label}`];
  });
  return slowed.length === 0 ? 'slowed by no passable ground' : slowed.join('; ');
};

const FORMATIONS: Readonly<Record<string, string>> = {
  'close-order': 'line, march column',
  'light-infantry': 'any shape',
  cavalry: 'line, double line, march column',
  artillery: 'deployed, limbered',
  transport: 'counts as march column',
};

/** What it alone does, in sentences. */
const special = (
  unit: Unit,
  { evades, chargeBonus, dismounts }: UnitFacts,
  context: SheetContext,
): string => {
  const { arm } = TYPES[unit.type];
  const carbines = armyCm('carbines', context.file);
  return [
    evades ? 'Evades.' : '',
    arm === 'cavalry' && !chargeBonus ? 'No charge bonus.' : '',
    arm === 'cavalry' ? 'No fire mounted.' : '',
    dismounts ? `Dismounts in ½ move: LI, carbines ${carbines.join(', ')}.` : '',
    arm === 'artillery' ? 'Charged limbered: Done For.' : '',
    arm === 'transport' ? 'Charged: Done For.' : '',
  ]
    .filter((each) => each !== '')
    .join(' ');
};

/** What else is to be known of it: rallying, ground, formations, and what it alone does. */
export const traits = (unit: Unit, facts: UnitFacts, context: SheetContext): Part =>
  runIn([
    { term: 'Rally', text: `${rally(unit, context)}.` },
    { term: 'Ground', text: `${ground(unit)}.` },
    ...(facts.chargeBonus ? [{ term: 'No charge bonus', text: `${data.noChargeBonus.text}.` }] : []),
    {
      term: 'Formations',
      text: `${FORMATIONS[TYPES[unit.type].arm] ?? ''}. ${special(unit, facts, context)}`.trim(),
    },
    ...(TYPES[unit.type].arm === 'cavalry'
      ? [{ term: '*', text: 'automatic if chargers use over ½ move.' }]
      : []),
  ]);
