/** Whether `npm run test:all` runs: it asks what `npm test` leaves out (CONTRIBUTING.md, "The two test commands"). */
export const everything = process.env['PRESS_TEST_ALL'] === '1'
