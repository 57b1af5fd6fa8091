import { Notice } from '@/app/_components/ui/notice';

/** Fewer are a reason to make new ones. */
const FEW = 3;

/** How many recovery codes are left; none is a fault, as nothing else opens an account whose password is forgotten. */
export const CodesLeft = ({ left }: { left: number }) => {
  if (left >= FEW) return <p className="soft">{left} left. Each sets a new password once.</p>;
  return left === 0 ? (
    <Notice severity="error">
      You have no recovery codes left. If you forget your password, only the operator of this Muster can let
      you in. Make new codes while you still know it.
    </Notice>
  ) : (
    <Notice severity="warning">
      Only {left} of your recovery codes {left === 1 ? 'is' : 'are'} left. Make new ones while you still know
      your password.
    </Notice>
  );
};
