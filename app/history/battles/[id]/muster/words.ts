// What the mustering of a battle says.

