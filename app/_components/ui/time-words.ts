// What is said of a time: for the pages that tell one.

export const todayAt = (time: string): string => `Today, ${time}`;
export const yesterdayAt = (time: string): string => `Yesterday, ${time}`;
