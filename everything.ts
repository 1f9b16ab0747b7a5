/**
 * Whether `npm run test:all` is running: it also runs the tests that `npm test` skips (CONTRIBUTING.md, "The two test commands").
 */
export const everything = process.env['PRESS_TEST_ALL'] === '1'
