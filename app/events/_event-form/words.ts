// What the form of an event says.

export const giveDayAndTime = 'Give a day and a time.';
