import type { LiveResource } from '@press/domain'

/** What calls show and change: the resources of the live channel, and those that only the person's own calls change. */
export type Resource = LiveResource | 'session' | 'draft' | 'job' | 'log' | 'setup'
