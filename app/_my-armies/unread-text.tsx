import type { OpenLine, ReadLine } from '@/lib/rules/core/text/text';
import { OpenLines } from './open-lines';

type UnreadTextProps = {
  file: string;
  /** what was to become of it */
  deed: 'entered' | 'imported';
  message: string;
  /** of a typed army: the lines that are not clear, the whole text, and how its other lines were read */
  open?: readonly OpenLine[];
  typed?: string;
  taken?: readonly ReadLine[];
  pending: boolean;
  /** a text whose open lines are settled */
  onText: (name: string, text: string) => void;
};

/** Why a text was not taken; the lines of a typed army that are not clear can be settled here. */
export const UnreadText = ({
  file,
  deed,
  message,
  open,
  typed,
  taken: readLines = [],
  pending,
  onText,
}: UnreadTextProps) =>
  open !== undefined && typed !== undefined ? (
    <>
      <b>{file}</b> {`is not ${deed} yet.`}
      <OpenLines
        key={typed}
        text={typed}
        open={open}
        readLines={readLines}
        pending={pending}
        onText={(text) => onText(file, text)}
      />
    </>
  ) : (
    <>
      <b>{file}</b> {`was not ${deed}.`} <span className="soft whitespace-pre-line">{message}</span>
    </>
  );
