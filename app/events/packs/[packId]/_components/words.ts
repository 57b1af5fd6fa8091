// What the editor of a pack says.

// What the editor of a pack says of its effect.

// What the editor of a pack says of its rules.
