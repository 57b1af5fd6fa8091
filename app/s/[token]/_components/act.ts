/** What can be done with a shared army: on a phone two buttons a line. */
export const ACT = 'max-[721px]:flex-[1_1_40%]';
