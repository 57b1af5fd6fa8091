import { Button } from '@/app/_components/ui/button';
import { Field } from '@/app/_components/ui/field';
import { VERIFY } from '@/lib/pages';

/** A field for the code of a sheet. A plain form for an address: it works without a script. */
export const CodeForm = ({ code = '' }: { code?: string }) => (
  <form action={VERIFY} method="get" className="grid gap-3" aria-label="Code">
    <Field
      label="Code"
      name="code"
      defaultValue={code}
      placeholder="AM-3HF2-QN"
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      className="text-20 h-12"
      hint="You find it under the hash. Small letters without dashes work too."
    />
    <Button type="submit" variant="main" size="big" className="min-h-11">
      Look up
    </Button>
  </form>
);
