// Loaded before a program: its clock is CLOCK_SHIFT milliseconds wrong
const shift = Number(process.env.CLOCK_SHIFT ?? 0);
const Right = Date;

class Wrong extends Right {
  constructor(/** @type {unknown[]} */ ...given) {
    const time = given.length === 0 ? [Right.now() + shift] : given;
    super(.../** @type {ConstructorParameters<DateConstructor>} */ (time));
  }

  /** @override */
  static now() {
    return Right.now() + shift;
  }
}

Object.assign(globalThis, { Date: Wrong });
