import type { ArmyFile } from '../army/document';
import type { Cite } from './citation';
import type { Setting } from './system';

type SettingDraft<K extends string> = Pick<Setting, 'label' | 'help' | 'cite'> & { readonly key: K };

/** A setting of several values, each with its label; the first is the usual one. */
export const choice = <const K extends string, const V extends string>({
  options,
  ...rest
}: SettingDraft<K> & { readonly options: Readonly<Record<V, string>> }) => {
  const labelled = Object.entries<string>(options).map(([value, label]) => ({ value: value as V, label }));
  return { ...rest, default: labelled[0]?.value ?? '', options: labelled };
};

/** A setting that is on or off, usually off. */
export const toggle = <const K extends string>({
  on = false,
  ...rest
}: SettingDraft<K> & { readonly on?: boolean }) => ({
  ...rest,
  default: on,
  options: [
    { value: true, label: 'On' },
    { value: false, label: 'Off' },
  ],
});

/** The value that a setting of `S` called `K` may have. */
type ValueOf<S extends Setting, K> = Extract<S, { readonly key: K }>['options'][number]['value'];

/** The source of each setting: a page, or the ruling that it switches. */
export const citesOf = <S extends Setting>(settings: readonly S[]): Readonly<Record<S['key'], Cite>> =>
  Object.fromEntries(settings.map(({ key, cite }) => [key, cite])) as Record<S['key'], Cite>;

/** Reads settings of a file: the value in force is the file's, else the default. */
export const settingReader = <S extends Setting>(settings: readonly S[]) => {
  const usual = Object.fromEntries(settings.map(({ key, default: normal }) => [key, normal]));
  return <K extends S['key']>(file: Pick<ArmyFile, 'settings'>, key: K): ValueOf<S, K> =>
    // a file is read strictly: it holds no other value
    (file.settings[key] ?? usual[key]) as ValueOf<S, K>;
};
