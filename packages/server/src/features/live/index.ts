import { feature } from '../../app/feature.ts'

export const live = feature({ handlers: (services) => services.live.handlers })
