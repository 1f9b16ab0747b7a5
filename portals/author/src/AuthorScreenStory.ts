import { createScreenStory } from '@press/shell/story'
import { portal } from './portal.ts'

/** The author portal at the address of a screen, for stories. */
export const AuthorScreenStory = createScreenStory(portal)
