import 'server-only';
import * as common from '@/app/_components/words';
import { codeBand, hiddenBand } from '@/app/verify/[code]/_components/code-words';
import * as verifyWords from '@/app/verify/words';
import { typedCode } from '@/lib/events/enter/code';
import { verifyCode } from '@/lib/events/enter/verify-code';
import type { VerifyAnswer } from '@/lib/events/schema';
import { verifyPath } from '@/lib/pages';
import { isSystemId, loadSystem } from '@/lib/rules';
import { toMinor } from '@/lib/rules/core/price/points';
import { armyFacts, armyPlates } from './army-preview';
import type { LinkPreview } from './link-preview';

/**
 * The public preview of a link to a code. Before lists are public it shows the event and whether the list is accepted:
 * not its player, army or points. Null for an unknown code.
 */
export const codePreview = async (verified: VerifyAnswer): Promise<LinkPreview | null> => {
  if (verified.state === 'unknown' || verified.state === 'deleted') return null;
  const { code, event } = verified;
  const path = verifyPath(code);
  if (verified.state === 'hidden') {
    const { title, text, tone } = hiddenBand(verified);
    const about = `Code ${code}`;
    return {
      path,
      title: `${about}: ${event.name}`,
      sentence: `${title}. ${text}`,
      card: { title: event.name, about, verdict: { sign: tone, word: title }, facts: [text] },
    };
  }
  if (!isSystemId(verified.system)) throw new Error(`A list is of the unknown system ${verified.system}`);
  const system = await loadSystem(verified.system);
  const { list, verdict, file } = verified.version;
  const band = codeBand(verified);
  const points = verdict.points === null ? null : toMinor(verdict.points, system.pointScale);
  const { figure, nation } = armyFacts({ system, ...list, points });
  const title = list.name || common.armyWithoutName;
  const about = verifyWords.entryOfEvent(event.name, verified.number, verified.name);
  return {
    path,
    title: `${title}: ${event.name}`,
    sentence: `${band.title}. ${about}: ${figure.value} ${figure.unit}, ${system.name}.`,
    card: {
      title,
      about,
      figure,
      verdict: { sign: band.tone, word: band.title },
      ...(nation !== undefined && { nation }),
    },
    plates: () => armyPlates({ system, assessment: system.assess(file), units: list.units }, file),
  };
};

/** The same for a code in an address. */
export const publicPreview = async (code: string): Promise<LinkPreview | null> =>
  codePreview(await verifyCode({ viewer: null, receipt: null }, typedCode(code)));
