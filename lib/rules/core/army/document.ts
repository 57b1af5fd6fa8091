import type { HouseValues } from '../price/house';
import type { PrintedPoints } from '../price/points';
import type { Path } from './path';

/** Units of one army. More would be no army and no service to the reader; a large one of the books has a few dozen. */
export const MAX_UNITS = 1000;

/** The highest limit that a file may say. */
export const MAX_BUDGET: PrintedPoints = 1_000_000;

export type SettingValue = string | number | boolean;

/** Where an army came from: a ready-made army, a battle, an import. */
export type ArmyOrigin = {
  readonly kind: string;
  readonly name: string;
  readonly note?: string;
  /** id of the battle of the history that it was mustered from, and of its side */
  readonly battle?: string;
  readonly side?: string;
  /** what no source names was made up by rule, from totals or counts: it is ours */
  readonly reconstructed?: true;
  /** the choices it was mustered by, as text: the working can be opened again */
  readonly working?: string;
};

/** Longest working that an army carries. */
export const MAX_WORKING = 8000;

/** Longest name of a player. */
export const MAX_PLAYER = 80;

/** The army file, format 1: what is saved, exported, shared and checked. `A` is the system's own army. */
export type ArmyFile<A = unknown> = {
  readonly muster: 1;
  readonly system: string;
  readonly edition: string;
  readonly dataVersion: string;
  readonly name: string;
  /** who plays it: what an organiser calls the list by */
  readonly player?: string;
  /** only settings that differ from the default need to be here */
  readonly settings: Readonly<Record<string, SettingValue>>;
  readonly packs: readonly string[];
  /** house coefficients that differ from ours */
  readonly house: HouseValues;
  /** house tables the user filled in */
  readonly tables: Readonly<Record<string, unknown>>;
  readonly origin: ArmyOrigin | null;
  readonly army: A;
};

/** One fault of form: where and what was expected. */
export type Malformation = { readonly at: Path; readonly message: string };

export type ParseResult<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Malformation[] }
  | { readonly ok: false; readonly errors: readonly Malformation[] };

const OF_EVENT = 'event:';

/** How an army names the terms of an event in the place of a pack: they are read where the event is. */
export const eventTerms = (eventId: string): string => `${OF_EVENT}${eventId}`;

/** The id of the event whose terms are named; null for a pack. */
export const eventOfTerms = (pack: string): string | null =>
  pack.startsWith(OF_EVENT) ? pack.slice(OF_EVENT.length) : null;

/** A pack as people read it: its id, or that it is the terms of an event. */
export const packText = (pack: string): string =>
  eventOfTerms(pack) === null ? pack : 'the terms of an event';
