-- CreateTable
CREATE TABLE "Clock" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "time" DATETIME NOT NULL,
    "latest" DATETIME NOT NULL
);
