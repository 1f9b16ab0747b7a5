import type { LiveResource } from '@press/domain'

/** The resources that calls show and change: those of the live channel, and those that only the person's own calls change. */
export type Resource = LiveResource | 'session' | 'draft' | 'job' | 'log' | 'setup'
