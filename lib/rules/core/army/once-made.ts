/** A value that is made when it is first asked for, and kept. */
export const onceMade = <T>(make: () => T): (() => T) => {
  let box: { readonly value: T } | undefined;
  return () => {
    box ??= { value: make() };
    return box.value;
  };
};
