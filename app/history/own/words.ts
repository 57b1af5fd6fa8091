// What the list of one’s own orders of battle says.

