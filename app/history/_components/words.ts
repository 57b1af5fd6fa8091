// What the parts of the history’s pages say.

