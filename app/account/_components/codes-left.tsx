import { Notice } from '@/app/_components/ui/notice';
import * as words from '../words';

/** Fewer are a reason to make new ones. */
const FEW = 3;

/** How many recovery codes are left; none is a fault, as nothing else opens an account whose password is forgotten. */
export const CodesLeft = ({ left }: { left: number }) => {
  if (left >= FEW) return <p className="soft">{words.codesLeft(left)}</p>;
  return left === 0 ? (
    <Notice severity="error">{words.noCodesLeft}</Notice>
  ) : (
    <Notice severity="warning">{words.fewCodesLeft(left)}</Notice>
  );
};
