import { defineFeature } from '../../app/feature.ts'

export const live = defineFeature({ handlers: (services) => services.live.handlers })
