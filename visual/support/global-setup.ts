import { buildStories } from '../../scripts/build.mjs'

/** Builds the stories from the current sources before anything is read. */
export default buildStories
