// What the pages of devices and their links say.

export const openArmiesHere = 'Open armies in this browser';
export const whatLinkOpens = (armies: number): string =>
  `This private link opens ${armies === 1 ? 'one army' : `${armies} armies`} in this browser. From then on both browsers see and edit the same armies, including those made in this one.`;
export const continueOnlyIf = 'Continue only if you made the link yourself. It works once, until';
export const openThem = 'Open them here';
export const goToMyArmies = 'No, go to My armies';
export const linkDoesNotWork = 'This link does not work';
export const whyLinkDoesNotWork =
  'It has been used, is more than half an hour old, or is incomplete. Make a new one in the browser that has your armies, under “Other device” at the top of My armies.';
export const devices = 'Devices';
export const usedLater = 'Used later';
export const moreDevices = 'More devices';
export const onlyDevice =
  'This is the only device. If you ended it, nobody could open your armies any more. To open them on a second device, use “Other device” at the top of My armies.';
export const onlyDeviceOfAccount =
  'This is the only device. Sign it out in My account; your password opens your armies on any other.';
export const askEndThis = 'End this device?';
export const askEnd = 'End the device?';
export const thisOne = 'this one';
export const usedInLastDays = 'used in the last days';
export const lastUsedAbout = 'last used about';
export const end = 'End';
export const thisDevice = 'this device';
export const hasEnded = (name: string): string => `Ended: ${name}`;
export const hadEnded = (name: string): string => `${name} was ended already`;
export const whatEndingHereDoes = (others: number): string =>
  `This browser forgets your armies. They stay on ${others === 1 ? 'your other device' : `your ${others} other devices`}: make sure that you can still use ${others === 1 ? 'it' : 'one of them'}.`;
export const whatEndingDoes = (name: string): string =>
  `${name} can no longer open your armies. Edits it has not sent are lost. Your armies stay as they are.`;
export const endThisDevice = 'End this device';
export const endTheDevice = 'End the device';
export const whatDevicesAre =
  'The browsers that can open your armies. End any that is lost, sold or not yours: it can no longer open them. The armies stay with the others.';
export const noDevicesYet = 'No devices yet';
export const noArmiesHere = 'This browser has no armies yet. Make one first.';
