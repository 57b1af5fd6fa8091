/** Fewer are a reason to make new ones. */
const FEW = 3;
/** How many recovery codes are left; none is a fault, as nothing else opens an account whose password is forgotten. */
export const codesLeft = (
  left: number,
): { readonly severity?: 'error' | 'warning'; readonly text: string } => {
  if (left >= FEW) return { text: `${left} left. Each sets a new password once.` };
  if (left > 0) {
    return {
      severity: 'warning',
      text: `Only ${left} of your recovery codes ${left === 1 ? 'is' : 'are'} left. Make new ones while you still know your password.`,
    };
  }
  return {
    severity: 'error',
    text: 'You have no recovery codes left. If you forget your password, only the operator of this Muster can let you in. Make new codes while you still know it.',
  };
};
