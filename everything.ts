/** Whether `npm run test:all` runs: it asks what `npm test` leaves out (CONTRIBUTING.md, "The two test commands"). */
export const everything = process.env['PRESS_TEST_ALL'] === '1'

/** Whether pictures are compared with their baselines, which a given build of Chromium on a given machine drew. */
export const pictures = process.env['PRESS_PICTURES'] === '1'
