import { createScreenStory } from '@press/shell/story'
import { portal } from './portal.ts'

/** The staff portal at the address of a screen, for stories. */
export const StaffScreenStory = createScreenStory(portal)
