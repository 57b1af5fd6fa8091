import { musterPath } from '../pages';
import { isSystemId, SYSTEM_IDS, type SystemId } from '../rules';
import type { SettingValue } from '../rules/core/army/document';
import type { MusterSize, SideChoices, WholeChoices } from '../rules/core/muster/muster-choices';
import { UNDER_NOBODY } from '../rules/core/muster/muster-source';
import type { RowChoice } from '../rules/core/muster/order-of-battle';
import { readMusterChoices } from '../rules/core/read/muster-reader';
import {
  defined,
  ENTRY,
  listIn,
  PART,
  proportionParam,
  proportionsIn,
  type Search,
  textIn,
} from './proportions-question';

/** Which side's ledger is shown; both are always mustered. */
export type LedgerSide = 0 | 1;

/** Everything that the address of a mustering says. Parts of a side are called by their places: f1, f1f2, f1u3. */
export type MusterQuestion = {
  readonly rules: SystemId;
  readonly ledgerSide: LedgerSide;
  readonly whole: WholeChoices;
  readonly sides: readonly [SideChoices, SideChoices];
};

const ROW_KEYS = ['type', 'class', 'round', 'together'] as const;
const SETTING = 'set-';
/** No part at all, and units directly under the commander: an address cannot use an empty word for either. */
export const NONE = 'none';
export const NOBODY = 'nobody';
/** Of a side: only what the sources name. */
const NAMED = 'named';

const sizeIn = (search: Search): MusterSize | undefined => {
  const amount = Number(textIn(search, 'amount'));
  const kind = textIn(search, 'size');
  if (!Number.isFinite(amount) || amount <= 0) return undefined;
  if (kind === 'units') return { units: amount };
  if (kind === 'budget') return { budget: amount };
  return kind === 'factor' ? { factor: amount } : undefined;
};

const settingValue = (text: string): SettingValue => {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

const settingsIn = (search: Search): WholeChoices['settings'] => {
  const settings = Object.keys(search)
    .filter((key) => key.startsWith(SETTING))
    .map((key) => [key.slice(SETTING.length), settingValue(textIn(search, key))] as const);
  return settings.length === 0 ? undefined : Object.fromEntries(settings);
};

/** "-f1u2" = left out, "f1u3" = put in. */
const unitsIn = (search: Search, key: string): SideChoices['units'] => {
  const list = listIn(search, key).map((each) =>
    each.startsWith('-') ? ([each.slice(1), false] as const) : ([each, true] as const),
  );
  return list.length === 0 ? undefined : Object.fromEntries(list);
};

const rowValue = (key: string, value: string): string | boolean =>
  key === 'together' ? value === 'true' : value;

/** "f1u1.type.guard": what is chosen for a row. */
const rowsIn = (search: Search, key: string): SideChoices['rows'] => {
  const rows = new Map<string, Record<string, string | boolean>>();
  for (const entry of listIn(search, key)) {
    const [id = '', what = '', value = ''] = entry.split(PART);
    rows.set(id, { ...rows.get(id), [what]: rowValue(what, value) });
  }
  return rows.size === 0 ? undefined : Object.fromEntries(rows);
};

const sideIn = (search: Search, side: LedgerSide): SideChoices => {
  const formations = listIn(search, `p${side}`);
  return {
    // A part that neither side has means that none is chosen.
    ...(search[`p${side}`] !== undefined && {
      formations: formations
        .filter((each) => each !== NONE)
        .map((each) => (each === NOBODY ? UNDER_NOBODY : each)),
    }),
    ...defined('units', unitsIn(search, `u${side}`)),
    ...defined('rows', rowsIn(search, `r${side}`)),
    ...defined(
      'reconstruct',
      textIn(search, `m${side}`) === NAMED ? false : proportionsIn(search, `m${side}`),
    ),
  };
};

/**
 * The query of an address; what cannot be chosen is ignored and reported.
 * @returns `faults`: sentences for the user
 */
export const musterQuestion = (
  search: Search,
): { readonly question: MusterQuestion; readonly faults: readonly string[] } => {
  const rules = textIn(search, 'rules');
  const first = SYSTEM_IDS[0] as SystemId;
  const faults: string[] = [];
  if (rules !== '' && !isSystemId(rules)) faults.push('There is no such rule system; you see another.');
  const strictly = <T extends object>(choices: T, what: string): T => {
    const read = readMusterChoices(choices);
    if (read.ok) return choices;
    faults.push(`${what} could not be read and is ignored: ${read.errors[0]?.message ?? ''}`);
    return {} as T;
  };
  const whole = strictly<WholeChoices>(
    {
      ...defined('scale', textIn(search, 'scale') || undefined),
      ...defined('size', sizeIn(search)),
      ...defined('settings', settingsIn(search)),
    },
    'The size asked for',
  );
  const sides = [
    strictly(sideIn(search, 0), 'The choices for the first side'),
    strictly(sideIn(search, 1), 'The choices for the second side'),
  ] as const;
  const question = {
    rules: isSystemId(rules) ? rules : first,
    ledgerSide: textIn(search, 'side') === '1' ? 1 : 0,
    whole,
    sides,
  } as const;
  return { question, faults };
};

const sizeParams = (size: WholeChoices['size']): [string, string][] =>
  size === undefined || size === null
    ? []
    : Object.entries(size).flatMap(([kind, amount]) => [
        ['size', kind] as [string, string],
        ['amount', String(amount)] as [string, string],
      ]);

const rowParams = (rows: Readonly<Record<string, RowChoice>>): string =>
  Object.entries(rows)
    .flatMap(([id, row]) =>
      ROW_KEYS.flatMap((key) => (row[key] === undefined ? [] : [[id, key, row[key]].join(PART)])),
    )
    .join(ENTRY);

const sideParams = (
  { formations, units, rows, reconstruct }: SideChoices,
  side: LedgerSide,
): [string, string][] => [
  ...(formations === undefined
    ? []
    : [[`p${side}`, formations.map((each) => each || NOBODY).join(ENTRY) || NONE] as [string, string]]),
  ...(units === undefined
    ? []
    : [
        [
          `u${side}`,
          Object.entries(units)
            .map(([id, isIn]) => (isIn ? id : `-${id}`))
            .join(ENTRY),
        ] as [string, string],
      ]),
  ...(rows === undefined ? [] : [[`r${side}`, rowParams(rows)] as [string, string]]),
  ...(reconstruct === undefined
    ? []
    : [[`m${side}`, reconstruct === false ? NAMED : proportionParam(reconstruct)] as [string, string]]),
];

/** The same question as parameters of an address. */
export const musterParams = ({ rules, ledgerSide, whole, sides }: MusterQuestion): [string, string][] => [
  ['rules', rules],
  ...(ledgerSide === 1 ? [['side', '1'] as [string, string]] : []),
  ...(whole.scale === undefined ? [] : [['scale', whole.scale] as [string, string]]),
  ...sizeParams(whole.size),
  ...Object.entries(whole.settings ?? {}).map(
    ([key, value]) => [`${SETTING}${key}`, String(value)] as [string, string],
  ),
  ...sideParams(sides[0], 0),
  ...sideParams(sides[1], 1),
];

/** The question with other choices for one side. */
export const withSide = (
  question: MusterQuestion,
  side: LedgerSide,
  choices: SideChoices,
): MusterQuestion => ({
  ...question,
  ledgerSide: side,
  sides: side === 0 ? [choices, question.sides[1]] : [question.sides[0], choices],
});

/** Where a battle is mustered as the question says. */
export const questionPath = (battleId: string, question: MusterQuestion): string =>
  `${musterPath(battleId)}?${new URLSearchParams(musterParams(question))}`;
