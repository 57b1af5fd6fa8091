// What the import of tables says.

