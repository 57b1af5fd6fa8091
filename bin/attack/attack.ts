import { Person } from './person';
import { newOutcome, type Outcome, repeat, type Stage } from './stage';

/** Where attackers sit: other addresses of this machine than the visitor's. */
export const STRANGER = '127.0.0.2';
export const OTHERS: readonly string[] = Array.from({ length: 10 }, (_, index) => `127.0.1.${index + 1}`);

export type Attack = (stage: Stage) => Promise<Outcome>;

export const withPerson = async (
  port: number,
  from: string,
  work: (person: Person) => Promise<void>,
): Promise<void> => {
  const person = new Person(port, from);
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
    path: (stage: Stage) => string,
    sending: object = {},
  ): Attack =>
  async (stage) => {
    const outcome = newOutcome();
    await withPerson(stage.target.port, STRANGER, (person) =>
      repeat(count * stage.times, atOnce, outcome, () => person.send(method, path(stage), sending)),
    );
    return outcome;
  };
