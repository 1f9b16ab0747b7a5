import type { useTechCard } from '@press/client'

/** A tech card, whole, as the server gives it. */
export type TechCard = NonNullable<ReturnType<typeof useTechCard>['data']>['techcard']
