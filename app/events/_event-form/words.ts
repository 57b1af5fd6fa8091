// What the form of an event says.

