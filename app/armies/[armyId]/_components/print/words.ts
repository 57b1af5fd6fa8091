// What the print page of an army says.

