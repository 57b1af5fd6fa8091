import type { Cite } from './citation';
import type { ArmyFile } from './document';
import type { Setting } from './system';

export const onOff = [
  { value: true, label: 'On' },
  { value: false, label: 'Off' },
] as const;

/** The value that a setting of `S` called `K` may have. */
type ValueOf<S extends Setting, K> = Extract<S, { readonly key: K }>['options'][number]['value'];

/** Where each setting stands: a page, or the ruling that it switches. */
export const citesOf = <S extends Setting>(settings: readonly S[]): Readonly<Record<S['key'], Cite>> =>
  Object.fromEntries(settings.map(({ key, cite }) => [key, cite])) as Record<S['key'], Cite>;

/** Reads settings of a file: the value in force is the file's, else the default. */
export const settingReader = <S extends Setting>(settings: readonly S[]) => {
  const usual = Object.fromEntries(settings.map(({ key, default: normal }) => [key, normal]));
  return <K extends S['key']>(file: Pick<ArmyFile, 'settings'>, key: K): ValueOf<S, K> =>
    // a file is read strictly: it holds no other value
    (file.settings[key] ?? usual[key]) as ValueOf<S, K>;
};
