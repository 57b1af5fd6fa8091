/** True for a run of the tests at length, under MUSTER_LONG=1: more of what is tried by chance or in numbers. */
export const isLongRun = () => process.env.MUSTER_LONG === '1';
