import type { LiveResource } from '@press/domain'

/**
 * The resources that calls show and change: the resources of the live channel, and the resources that only the person's own calls
 * change.
 */
export type Resource = LiveResource | 'session' | 'draft' | 'job' | 'log' | 'setup'
