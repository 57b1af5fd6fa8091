-- A write whose condition does not hold puts FALSE in here, which fails by a constraint with a name.
CREATE TABLE "Assertion" (
  "holds" BOOLEAN NOT NULL PRIMARY KEY,
  CONSTRAINT "Assertion_holds" CHECK ("holds")
);
