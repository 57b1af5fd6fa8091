import { AttackPerson } from './person';
import { type AttackStage, newOutcome, repeat, type StageOutcome } from './stage';

/** Where attackers sit: other addresses of this machine than the visitor's. */
export const STRANGER = '127.0.0.2';
export const OTHERS: readonly string[] = Array.from({ length: 10 }, (_, index) => `127.0.1.${index + 1}`);

export type Attack = (stage: AttackStage) => Promise<StageOutcome>;

export const withPerson = async (
  port: number,
  from: string,
  work: (person: AttackPerson) => Promise<void>,
): Promise<void> => {
  const person = new AttackPerson(port, from);
  try {
    await work(person);
  } finally {
    person.close();
  }
};

/** One person sends the same again and again. */
export const again =
  (
    count: number,
    atOnce: number,
    method: string,
    path: (stage: AttackStage) => string,
    sending: object = {},
  ): Attack =>
  async (stage) => {
    const outcome = newOutcome();
    await withPerson(stage.target.port, STRANGER, (person) =>
      repeat(count * stage.times, atOnce, outcome, () => person.send(method, path(stage), sending)),
    );
    return outcome;
  };
