import { browserStorage } from '@/app/_editor/save/draft';
import { PAPERS, type Paper } from '@/lib/rules/core/sheet/sheet';
import { NUMBERINGS } from '@/lib/rules/core/tree/unit-numbers';
import { SHEET_KINDS } from '@/lib/sheets/job';
import { LABEL_STOCK_IDS, LABEL_STOCKS } from '@/lib/sheets/placed/label-stocks';
import type { LabelChoices, PrintChoices } from './print-options';

const KEY = 'muster-print';

const CARDS = ['63x88', '70x120', 'quarter'] as const satisfies readonly PrintChoices['cardSize'][];
const MOST_COPIES = 24;
/** Characters; all choices there are take a third of it. */
const MOST_KEPT = 3_000;

type SavedChoices = Readonly<Record<string, unknown>>;

const fields = (value: unknown): SavedChoices =>
  value !== null && typeof value === 'object' ? (value as SavedChoices) : {};

const among = <T>(choices: readonly T[], value: unknown, usual: T): T =>
  choices.find((choice) => choice === value) ?? usual;

/** The switches of `usual`, each as it was kept. */
const switches = <T extends object>(savedChoices: SavedChoices, usual: T): T => ({
  ...usual,
  ...Object.fromEntries(
    Object.entries(usual).flatMap(([key, value]) => {
      const own = savedChoices[key];
      return typeof value === 'boolean' && typeof own === 'boolean' ? [[key, own]] : [];
    }),
  ),
});

const copiesOf = (value: unknown, usual: LabelChoices['copies']): LabelChoices['copies'] => {
  if (value === 'stands') return value;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_COPIES
    ? value
    : usual;
};

/** What was kept while one sheet only could be chosen was one `kind`. */
const kindsOf = ({ kinds, kind }: SavedChoices, usual: PrintChoices['kinds']): PrintChoices['kinds'] => {
  const names: readonly unknown[] = Array.isArray(kinds) ? kinds : [kind];
  const sheetKinds = SHEET_KINDS.filter((each) => names.includes(each));
  return sheetKinds.length === 0 ? usual : sheetKinds;
};

const labelsOf = (savedChoices: SavedChoices, usual: LabelChoices): LabelChoices => {
  const stocks = fields(savedChoices.stocks);
  const stockOn = (paper: Paper) =>
    among(
      LABEL_STOCK_IDS.filter((id) => LABEL_STOCKS[id].paper === paper),
      stocks[paper],
      usual.stocks[paper],
    );
  return {
    ...switches(savedChoices, usual),
    stocks: { a4: stockOn('a4'), letter: stockOn('letter') },
    copies: copiesOf(savedChoices.copies, usual.copies),
  };
};

/**
 * The last choices in this browser, as far as they still exist. The first free label belongs to one sheet of stock,
 * and is not remembered.
 */
export const rememberedChoices = (
  usual: PrintChoices,
  storage: Pick<Storage, 'getItem'> | null = browserStorage(),
): PrintChoices => {
  try {
    const text = storage?.getItem(KEY) ?? 'null';
    if (text.length > MOST_KEPT) return usual;
    const memory = fields(JSON.parse(text));
    return {
      ...switches(memory, usual),
      kinds: kindsOf(memory, usual.kinds),
      paper: among(PAPERS, memory.paper, usual.paper),
      numbered: among(NUMBERINGS, memory.numbered, usual.numbered),
      cardSize: among(CARDS, memory.cardSize, usual.cardSize),
      labels: labelsOf(fields(memory.labels), usual.labels),
    };
  } catch (error) {
    // what is kept there is not ours: as if there were nothing
    if (error instanceof SyntaxError) return usual;
    throw error;
  }
};

/** Keeps the choices for the next time; where nothing can be kept, the next time is as usual. */
export const rememberChoices = (
  choices: PrintChoices,
  storage: Pick<Storage, 'setItem'> | null = browserStorage(),
): void => {
  try {
    storage?.setItem(KEY, JSON.stringify(choices));
  } catch (error) {
    // over quota: nothing is lost but a convenience
    if (!(error instanceof DOMException)) throw error;
  }
};
