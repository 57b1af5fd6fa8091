const ORDINALS = ['First', 'Second'] as const;

/** How a side is called: by its name, or by its place until it has one. */
export const sideCalled = (name: string, position: number): string =>
  name || `${ORDINALS[position] ?? 'Another'} side`;
