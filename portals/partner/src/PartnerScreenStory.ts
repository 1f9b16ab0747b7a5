import { createScreenStory } from '@press/shell/story'
import { portal } from './portal.ts'

/** The partner portal at the address of a screen, for stories. */
export const PartnerScreenStory = createScreenStory(portal)
