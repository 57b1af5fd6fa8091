import { clothColour } from '@/lib/sheets/cloth-colours';

/** A piece of the facing colour, beside which its word stands; neutral where the words name no colour we know. */
export const FacingSwatch = ({ facings }: { facings: string }) => (
  <span
    aria-hidden="true"
    className="border-rule-firm bg-paper-sunk inline-block h-3.5 w-5 flex-none border align-[-2px] print:[print-color-adjust:exact]"
    style={{ backgroundColor: clothColour(facings) }}
  />
);
