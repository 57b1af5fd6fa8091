// What the comparison of two armies says.

export const chooseTwoArmies =
  'Choose two armies to see points, shares by arm, limits and orders of battle side by side, and whether their points are equal.';

// What is said before two armies go to the table.
