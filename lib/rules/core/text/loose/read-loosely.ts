import type { ArmyFile } from '../../army/document';
import type { TextNode, TextWords } from '../declaration';
import { folded } from '../folded';
import { plainText } from '../lexer';
import { isNameless, lineReaders } from '../line-readers';
import { profileReaders } from '../profile';
import { excerpt, plainLine, quoted } from '../quotes';
import { armyReader, withoutFacts } from '../read';
import { Reading as Drafts } from '../reading';
import type { LooseContext, OpenLine, ReadLine, TextForm } from '../text';
import { headerOf, headerSaid, isHeader, missingHead, titleSaid } from './loose-header';
import { lineWords, looseReadings, strictTrial } from './loose-lines';
import type { Usual } from './loose-units';
import { isOfProgram, isTotal } from './passed-over';
import type { Phrase } from './segments';
import {
  behindBullet,
  isDecoration,
  type LineReading,
  MAX_TYPED,
  MOST_CHOICES,
  MOST_TYPED,
  tidy,
  withoutEnd,
  withoutPrice,
  withParts,
} from './typed-line';

const FREE = new Set(['Player', 'Note', 'Settings', 'House costs', 'House table', 'Event packs'].map(folded));

const NOTED = /^note\b/i;

const NOTHING_USUAL: Usual = () => [];

/** What is known of a text while it is read line by line. */
type State = {
  name: string | undefined;
  readonly head: Phrase[];
  /** the line of the head, from 1 */
  headLine: number;
  /** the strict line that the next items belong below */
  opening: readonly string[];
  /** the last strict line of a leader or an item, which a note would be about */
  last: readonly string[];
  usual: Usual | undefined;
  readonly strict: { readonly line: number; readonly text: string }[];
  readonly read: ReadLine[];
  readonly open: OpenLine[];
};

/** The strict lines above the next line. */
const above = ({ opening, last }: State): readonly string[] => [...opening, ...last];

/**
 * Reads armies as people type them, line by line, each as a line of the strict form or not at all. Undefined for a
 * text that is too long to be typed, or has too many unclear lines.
 */
export const looseReader = <A, F extends TextNode, U extends TextNode, W extends TextNode>(
  words: TextWords<A, F, U, W>,
): TextForm<A>['readLoosely'] => {
  const profile = profileReaders(words.profile);
  const strictly = armyReader(words);
  const strictWords = [...lineReaders(words, profile, new Drafts(), {}).values()].map(({ word }) => word);
  const lineStarts = lineWords(words, strictWords);
  const heads = new Set(
    [...words.lists, ...(words.works === undefined ? [] : [words.works])].map(({ head }) => folded(head)),
  );

  const { meaning, whyNot, distinct } = strictTrial(words, profile);

  /** A line that begins like one of an army: "1st Brigade", "General Browne". */
  const startsKnown = (typed: string): boolean =>
    looseReadings({ words, knownWords: lineStarts, usual: NOTHING_USUAL, isBelowHead: false }, typed).some(
      ({ lines: [first = ''] }) => !first.startsWith('-'),
    );

  /** Names, troops and formations have prices; what a player is called or has noted has none. */
  const isPriced = (typed: string): boolean => {
    const [word = ''] = typed.split(':', 1);
    return typed.length <= MAX_TYPED && !FREE.has(folded(word));
  };

  const headFile = ({ head }: State): ArmyFile<A> | null => {
    const answer = strictly(`""\n${headerOf(words, head).line}`);
    return answer.ok ? answer.file : null;
  };

  const opensBelow = (line: string): boolean => {
    const [word = ''] = line.split(':', 1);
    return (
      folded(word) === folded(words.formation.word) ||
      isNameless(word, words.formation) ||
      heads.has(folded(word))
    );
  };

  const take = (state: State, line: number, text: string, lines: readonly string[]): void => {
    for (const each of lines) {
      if (opensBelow(each)) state.opening = [each];
      state.last = opensBelow(each) || NOTED.test(each) ? state.last.filter(() => !opensBelow(each)) : [each];
      state.strict.push({ line, text: each });
    }
    state.read.push({ line, text, as: lines.join('\n') });
  };

  /** Certain readings of a line below the head; undefined without any. */
  const readBody = (state: State, typed: string): LineReading | readonly LineReading[] => {
    const asIs: LineReading = { lines: [isPriced(typed) ? withoutPrice(typed) : typed], sure: true };
    if (meaning(above(state), asIs.lines) !== undefined) return asIs;
    if (typed.length > MAX_TYPED) return [];
    // a bare word above all others is a title
    if (state.name === undefined && behindBullet(typed) === undefined && !startsKnown(typed)) return [];
    const readings = looseReadings(
      {
        words,
        knownWords: lineStarts,
        usual: state.usual ?? NOTHING_USUAL,
        isBelowHead: state.headLine > 0,
      },
      typed,
    );
    const all = distinct(readings, above(state));
    const sure = all.filter((each) => each.sure);
    if (sure.length === 1 && sure[0] !== undefined) return sure[0];
    if (all.length > 0 || state.opening.length > 0) return all;
    // below nothing yet: it may belong to a formation without a name, or to a list
    return [`${words.formation.word}: ""`, ...words.lists.map(({ head }) => head)].flatMap((opening) =>
      distinct(readings, [opening]).map(({ lines }) => ({ lines: [opening, ...lines], sure: false })),
    );
  };

  const readHead = (state: State, line: number, typed: string, context: LooseContext<A>): boolean => {
    const [word = ''] = typed.split(':', 1);
    if (state.strict.length > 0 || typed.length > MAX_TYPED || lineStarts.has(folded(word))) return false;
    const header = headerSaid(words, typed);
    const whole = header.unknown.length === 0 && header.phrases.length > 0;
    if (!(isHeader(header) || (whole && (state.name !== undefined || state.head.length > 0)))) return false;
    state.name ??= state.head.length === 0 ? '' : undefined;
    if (state.headLine === 0) state.headLine = line;
    const add = (phrases: readonly Phrase[]) =>
      state.head.push(...phrases.filter(({ key }) => !state.head.some((each) => each.key === key)));
    add(header.phrases);
    if (isHeader(header)) add(titleSaid(words, state.name ?? ''));
    const file = headFile(state);
    state.usual = file === null ? undefined : context.usual(file);
    const as = headerOf(words, state.head).line;
    if (whole) state.read.push({ line, text: typed, as });
    else {
      const message = `${header.unknown.map(excerpt).join(', ')}: not part of an army`;
      state.open.push({ line, text: typed, message, choices: [as] });
    }
    return true;
  };

  const readOne = (state: State, line: number, raw: string, context: LooseContext<A>): void => {
    const typed = raw.length > MAX_TYPED ? plainLine(raw.trim()) : withoutFacts(tidy(withParts(raw)));
    if (typed === '' || isDecoration(raw.trim()) || isOfProgram(typed)) {
      if (raw.trim() !== '') state.read.push({ line, text: raw, as: '' });
      return;
    }
    if (readHead(state, line, typed, context)) return;
    if (state.strict.length > 0 && isTotal(typed)) {
      state.read.push({ line, text: typed, as: '' });
      return;
    }
    const body = readBody(state, typed);
    if ('lines' in body) {
      state.name ??= '';
      take(state, line, typed, body.lines);
      return;
    }
    const isTitle = state.strict.length === 0 && body.length === 0;
    if (
      isTitle &&
      (state.name === undefined || (state.name === '' && state.headLine > 0 && state.headLine === line - 1))
    ) {
      state.name = typed.startsWith('"') ? typed : quoted(withoutEnd(typed.replace(/^=+ ?/, ''), ' ='));
      state.read.push({ line, text: typed, as: state.name });
      return;
    }
    const [first] = body;
    // what the head of the list settles is not asked of each line
    const isHeadMissing = state.headLine > 0 && headerOf(words, state.head).missing.length > 0;
    if (isHeadMissing && body.length > 1 && state.opening.length > 0) return;
    // the lines below belong to the formation, whichever reading of its head is chosen
    const [opening] = first?.lines ?? [];
    if (opening !== undefined && opensBelow(opening) && !first?.lines.some((each) => each.startsWith('-'))) {
      state.opening = [opening];
      state.last = [];
      state.strict.push({ line, text: opening });
    }
    state.open.push({
      line,
      text: typed,
      message: messageFor(state, typed, body),
      choices: body.slice(0, MOST_CHOICES).map(({ lines }) => lines.join('\n')),
    });
  };

  const messageFor = (state: State, typed: string, readings: readonly LineReading[]): string => {
    if (readings.length > 1) return `${excerpt(typed)} can be read in ${readings.length} ways`;
    const opening = above(state);
    const why = whyNot(opening, typed);
    const more = why.includes('this cannot be read')
      ? whyNot(opening, `- ${behindBullet(typed) ?? typed}`)
      : why;
    return readings.length === 1 && !more.endsWith('?') ? `${excerpt(typed)} is not sure` : more;
  };

  return (text, context) => {
    const state: State = {
      name: undefined,
      head: [],
      headLine: 0,
      opening: [],
      last: [],
      usual: undefined,
      strict: [],
      read: [],
      open: [],
    };
    if (text.length > MOST_TYPED.characters) return undefined;
    const lines = plainText(text).split('\n');
    if (lines.length > MOST_TYPED.lines) return undefined;
    for (const [index, raw] of lines.entries()) {
      readOne(state, index + 1, raw, context);
      if (state.open.length > MOST_TYPED.open) return undefined;
    }
    const missing = missingHead(words, state, context);
    const head = [
      state.name === undefined || state.name === '' ? '""' : state.name,
      headerOf(words, state.head).line,
    ];
    const answer = strictly([...head, ...state.strict.map(({ text: line }) => line)].join('\n'));
    const faults = answer.ok ? [] : answer.faults;
    const open = faults.map(({ line, message }): OpenLine => {
      const at = state.strict[line - head.length - 1];
      return {
        line: at?.line ?? Math.max(1, state.headLine),
        text: at?.text ?? head.at(-1) ?? '',
        message,
        choices: [],
      };
    });
    return {
      file: answer.ok && missing.length === 0 ? answer.file : null,
      read: state.read,
      open: [...missing, ...state.open, ...(missing.length > 0 ? [] : open)].toSorted(
        (a, b) => a.line - b.line,
      ),
    };
  };
};
