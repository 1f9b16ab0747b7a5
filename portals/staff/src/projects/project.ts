import type { useProject } from '@press/client'

/** A project, whole, as the server gives it. */
export type Project = NonNullable<ReturnType<typeof useProject>['data']>['project']
