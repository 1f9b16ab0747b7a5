import type { useTechCard } from '@press/client'

export type TechCard = NonNullable<ReturnType<typeof useTechCard>['data']>['techcard']
