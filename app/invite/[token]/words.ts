// What an invitation to organise says.

export const joinOrganisers = 'Join the organisers';
export const invitationDoesNotWork = 'This invitation does not work';
export const whyInvitationFails =
  'It was used or cancelled, or its event was deleted. Ask an organiser for a new one.';
export const whatInvitationIs =
  'An organiser asks you to help check the lists of an event. The invitation works once. The event’s audit trail records what you do under the name you give here.';
