import fc from 'fast-check'

/**
 * A fixed seed, so that the gate tests the same values each time. `npm run test:all` uses random seeds, and fast-check prints the
 * seed of a failure.
 */
const gateSeed = 20_261_121

// Puts the error into the message, because reports do not print an error's cause.
fc.configureGlobal({ includeErrorInReport: true, ...(process.env['PRESS_TEST_ALL'] ? {} : { seed: gateSeed }) })
