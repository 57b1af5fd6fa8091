// What the editor of a pack says.

export const useForAnEvent = 'Use for an event';

// What the editor of a pack says of its effect.

// What the editor of a pack says of its rules.
