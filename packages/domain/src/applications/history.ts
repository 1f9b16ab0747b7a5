/** Kinds of events in the history of an application. */
export const applicationEvents = [
  'created',
  'edited',
  'mended',
  'asked',
  'joined',
  'declined',
  'revision',
  'accepted',
  'rejected',
  'reopened',
] as const
