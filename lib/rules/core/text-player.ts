import { MAX_PLAYER } from './document';
import { SAFE } from './markup';
import { type TextForm, unquoted } from './text';

/** Title and rules; then who plays it. */
const BEFORE = 2;
/** The player is named near the beginning, or not at all. */
const HEAD_LINES = 10;

const LINE = /^\s*Player: (.+)$/;

/** A text form that says who plays the army, in a line of its own below the rules. */
export const withPlayer = <A>({ writeText, readText }: TextForm<A>): TextForm<A> => ({
  writeText: (file, assessment, options) => {
    const text = writeText(file, assessment, options);
    if (!file.player) return text;
    const lines = text.split('\n');
    lines.splice(BEFORE, 0, `Player: ${SAFE[options.markup](file.player)}`);
    return lines.join('\n');
  },
  readText: (text) => {
    const lines = text.split('\n');
    const at = lines.slice(0, HEAD_LINES).findIndex((line) => LINE.test(line));
    const name = LINE.exec(lines[at] ?? '')?.[1]?.trim();
    if (name === undefined) return readText(text);
    // the line stays, empty, so that faults name the lines that people see
    lines[at] = '';
    const answer = readText(lines.join('\n'));
    const player = unquoted(name);
    if (player === undefined || player.length > MAX_PLAYER) {
      const fault = { line: at + 1, message: `A player’s name has at most ${MAX_PLAYER} characters` };
      return { ok: false, faults: answer.ok ? [fault] : [fault, ...answer.faults] };
    }
    return answer.ok ? { ok: true, file: { ...answer.file, player } } : answer;
  },
});
