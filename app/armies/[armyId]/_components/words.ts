// What the builder says: its bar, catalogue, ledger and panels.

