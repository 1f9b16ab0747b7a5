import { buildStories } from '../../scripts/build.mjs'

/** Before anything is read: the stories as they stand in the sources. */
export default buildStories
