import {
  PLATE_LINES,
  PLATE_WINGS,
  type PlateBody,
  type PlateLayout,
  type PlateLine,
  type PlatePost,
  type PlateWing,
} from './plate';
import type { SymbolName } from './symbol';

/** What is drawn as a piece beside its name and not as a block of men. */
const PIECES: ReadonlySet<SymbolName> = new Set([
  'gun-light',
  'gun-medium',
  'gun-heavy',
  'gun-horse',
  'howitzer',
  'entrenchment',
  'block',
  'transport',
]);
const HORSE: ReadonlySet<SymbolName> = new Set(['heavy-cavalry', 'medium-cavalry', 'light-cavalry']);

export const isPiece = ({ symbol }: { readonly symbol: SymbolName }): boolean => PIECES.has(symbol);

const LIGHT: ReadonlySet<SymbolName> = new Set(['light', 'jaeger']);

type Arm = 'guns' | 'horse' | 'foot' | 'light';

/** What a formation is, as far as its place goes: that of most of its blocks. */
const armOf = ({ blocks }: PlateBody): Arm => {
  const men = blocks.filter((block) => !isPiece(block));
  if (men.length === 0 && blocks.length > 0) return 'guns';
  if (men.length > 0 && men.every(({ symbol }) => LIGHT.has(symbol))) return 'light';
  const horse = men.filter(({ symbol }) => HORSE.has(symbol)).length;
  return horse * 2 > men.length ? 'horse' : 'foot';
};

/** Longest part of a name that is looked at. */
const MOST_LETTERS = 200;

const LINE_WORDS: readonly (readonly [string, PlateLine])[] = [
  ['first line', 'first'],
  ['1st line', 'first'],
  ['front line', 'first'],
  ['second line', 'second'],
  ['2nd line', 'second'],
  ['third line', 'reserve'],
  ['3rd line', 'reserve'],
  ['reserve', 'reserve'],
  ['rear guard', 'reserve'],
  ['rearguard', 'reserve'],
  ['escort', 'reserve'],
  ['baggage', 'reserve'],
  ['advance guard', 'front'],
  ['advanced guard', 'front'],
  ['vanguard', 'front'],
  ['outpost', 'front'],
];

const WING_WORDS: readonly (readonly [string, PlateWing])[] = [
  ['left', 'left'],
  ['right', 'right'],
  ['centre', 'centre'],
  ['center', 'centre'],
];

/** What the innermost name that says anything says; of two in one name, the first. */
const readWord = <T>(names: readonly string[], words: readonly (readonly [string, T])[]): T | undefined => {
  for (const name of names.toReversed()) {
    const text = name.slice(0, MOST_LETTERS).toLowerCase();
    const [first] = words
      .map(([word, meaning]) => ({ meaning, at: text.indexOf(word) }))
      .filter(({ at }) => at !== -1)
      .toSorted((a, b) => a.at - b.at);
    if (first !== undefined) return first.meaning;
  }
  return undefined;
};

type BodyReading = {
  readonly body: PlateBody;
  readonly arm: Arm;
  readonly line: PlateLine | undefined;
  readonly wing: PlateWing | undefined;
};

/** More formations of foot than this, named for no line, stand in two. */
const ONE_LINE = { foot: 3, horse: 4 } as const;

/** The line of each formation: what its name says; guns and light troops before all, of many others half behind. */
const linesOf = (read: readonly BodyReading[]): PlateLine[] => {
  const unnamed = (arm: 'foot' | 'horse') =>
    read.filter((each) => each.line === undefined && each.arm === arm);
  const rear = new Set(
    (['foot', 'horse'] as const).flatMap((arm) => {
      const all = unnamed(arm);
      return all.length > ONE_LINE[arm] ? all.slice(Math.ceil(all.length / 2)) : [];
    }),
  );
  return read.map(
    (each) =>
      each.line ??
      (each.arm === 'guns' || each.arm === 'light' ? 'front' : rear.has(each) ? 'second' : 'first'),
  );
};

/**
 * The wing of each formation: as its name says; else foot and guns in the centre and horse on the wings, the first and
 * a single one on the right. If both wings are named for others, horse is in the centre.
 */
const wingsOf = (read: readonly BodyReading[]): PlateWing[] => {
  const named = new Set(read.map(({ wing }) => wing));
  const full = named.has('left') && named.has('right');
  let horse = 0;
  return read.map(({ wing, arm }) => {
    if (wing !== undefined) return wing;
    if (arm !== 'horse' || full) return 'centre';
    horse += 1;
    if (named.has('right')) return 'left';
    return named.has('left') || horse % 2 === 1 ? 'right' : 'left';
  });
};

/** Horse is outermost on its wing. */
const OUTERMOST: Readonly<Record<PlateWing, Readonly<Record<Arm, number>>>> = {
  left: { horse: 0, foot: 1, light: 1, guns: 2 },
  centre: { horse: 1, foot: 1, light: 1, guns: 1 },
  right: { guns: 0, foot: 1, light: 1, horse: 2 },
};

/** The place of each formation: as the player put it, else by rule. */
export const postsOf = (bodies: readonly PlateBody[], layout: PlateLayout): PlatePost[] => {
  const read = bodies.map((body) => ({
    body,
    arm: armOf(body),
    line: readWord(body.names, LINE_WORDS),
    wing: readWord(body.names, WING_WORDS),
  }));
  const lines = linesOf(read);
  const wings = wingsOf(read);
  return read.map(({ body, arm }, index) => {
    const wing = wings[index] ?? 'centre';
    const line = lines[index] ?? 'first';
    return layout[body.id] ?? { line, wing, place: OUTERMOST[wing][arm] * bodies.length + index };
  });
};

/** A line of the army: its formations from left to right, wing by wing. */
export type DrawnLine = {
  readonly line: PlateLine;
  readonly wings: Readonly<Record<PlateWing, readonly PlateBody[]>>;
};

/** The lines that have a formation, from the front. */
export const arrange = (bodies: readonly PlateBody[], layout: PlateLayout): DrawnLine[] => {
  const posts = postsOf(bodies, layout);
  const standing = bodies.map((body, index) => ({ body, post: posts[index] as PlatePost }));
  return PLATE_LINES.flatMap((line) => {
    const own = standing
      .filter(({ post }) => post.line === line)
      .toSorted((a, b) => a.post.place - b.post.place);
    const of = (wing: PlateWing) => own.filter(({ post }) => post.wing === wing).map(({ body }) => body);
    return own.length === 0
      ? []
      : [{ line, wings: { left: of('left'), centre: of('centre'), right: of('right') } }];
  });
};

/** The same arrangement with one formation moved to the end of a line and wing. */
export const moved = (
  bodies: readonly PlateBody[],
  layout: PlateLayout,
  id: string,
  to: { readonly line: PlateLine; readonly wing: PlateWing; readonly before?: string },
): PlateLayout => {
  const body = bodies.find((each) => each.id === id);
  if (body === undefined) return layout;
  const lines = arrange(bodies, layout);
  const next: Record<string, PlatePost> = {};
  for (const line of PLATE_LINES) {
    for (const wing of PLATE_WINGS) {
      const own = (lines.find((each) => each.line === line)?.wings[wing] ?? []).filter(
        (each) => each.id !== id,
      );
      if (line === to.line && wing === to.wing) {
        const at = own.findIndex((each) => each.id === to.before);
        own.splice(at === -1 ? own.length : at, 0, body);
      }
      for (const [place, each] of own.entries()) next[each.id] = { line, wing, place };
    }
  }
  return next;
};

/** The ways a formation can go on the plate. */
export const PLATE_STEPS = ['forward', 'back', 'left', 'right'] as const;
export type PlateStep = (typeof PLATE_STEPS)[number];

const neighbour = <T>(all: readonly T[], one: T, by: 1 | -1): T | undefined => all[all.indexOf(one) + by];

/**
 * The arrangement with one formation a step farther: past its neighbour, into the next wing, into the next line. The
 * same where there is no farther.
 */
export const stepped = (
  bodies: readonly PlateBody[],
  layout: PlateLayout,
  id: string,
  step: PlateStep,
): PlateLayout => {
  const post = postsOf(bodies, layout)[bodies.findIndex((body) => body.id === id)];
  if (post === undefined) return layout;
  const { line, wing } = post;
  if (step === 'forward' || step === 'back') {
    const next = neighbour(PLATE_LINES, line, step === 'back' ? 1 : -1);
    return next === undefined ? layout : moved(bodies, layout, id, { line: next, wing });
  }
  const of = (each: PlateWing) =>
    (arrange(bodies, layout).find((drawn) => drawn.line === line)?.wings[each] ?? []).map((body) => body.id);
  const own = of(wing);
  const at = own.indexOf(id);
  const by = step === 'right' ? 1 : -1;
  if (own[at + by] !== undefined) {
    const before = step === 'right' ? own[at + 2] : own[at - 1];
    return moved(bodies, layout, id, { line, wing, ...(before !== undefined && { before }) });
  }
  const next = neighbour(PLATE_WINGS, wing, by);
  if (next === undefined) return layout;
  const [first] = of(next);
  return moved(bodies, layout, id, {
    line,
    wing: next,
    ...(step === 'right' && first !== undefined && { before: first }),
  });
};
