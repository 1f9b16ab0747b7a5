import fc from 'fast-check'

/** A fixed seed: the gate asks the same values each time. `npm run test:all` tries others, and fast-check prints the seed of a failure. */
const gateSeed = 20_261_121

if (!process.env['PRESS_TEST_ALL']) fc.configureGlobal({ seed: gateSeed })
