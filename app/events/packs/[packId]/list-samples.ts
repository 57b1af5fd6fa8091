import * as packWords from './_components/words';
import 'server-only';
import { listReadyMade, listTypical } from '@/lib/armies/ready-made';

type Sample = { readonly id: string; readonly label: string };

/** "Kutzdorf: Blue" says its side; "Demonstration army" needs its nation. */
const labelOf = (name: string, nation: string): string =>
  name.endsWith(`: ${nation}`) ? name : `${name}: ${nation}`;

/** The armies that ship, by the systems they are of: those of scenarios, then one for each nation. */
export const listSamples = async (): Promise<Record<string, Sample[]>> => {
  const [ready, typical] = await Promise.all([listReadyMade(), listTypical()]);
  const samples: Record<string, Sample[]> = {};
  const put = (system: string, sample: Sample) => {
    samples[system] = [...(samples[system] ?? []), sample];
  };
  for (const { id, name, system, summary } of ready)
    put(system, { id, label: labelOf(name, summary.nationLabel) });
  for (const { id, label } of typical) {
    const [, system = ''] = id.split('.');
    put(system, { id, label: packWords.typicalArmyOf(label) });
  }
  return samples;
};
