/** What the live channel reports changes of. */
export const liveResources = [
  'application',
  'techcard',
  'project',
  'offer',
  'statement',
  'memorandum',
  'contract',
  'contracttemplate',
  'organization',
  'printorder',
  'printday',
  'paper',
  'realisation',
  'shoporder',
  'book',
  'notification',
  'user',
  'pricelist',
  'setting',
  'calculation',
  'event',
  'support',
  'message',
  'todo',
  'time',
] as const
export type LiveResource = (typeof liveResources)[number]

/** What calls show and change: the resources of the live channel, and those that only the person's own calls change. */
export type Resource = LiveResource | 'session' | 'draft' | 'job' | 'log' | 'setup'
