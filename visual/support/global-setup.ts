import { buildStories } from '../../scripts/build.mjs'

/** Builds the stories from the current sources before the tests read them. */
export default buildStories
