// Reads the JSON reports of Vitest and Playwright, and builds the final report of `npm test`.
import { existsSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { root } from './child-processes.mjs'

/** The maximum number of lines of the final report, so that it fits into a terminal. */
const maxLines = 60
const maxReasonLength = 160

// eslint-disable-next-line no-control-regex -- Terminal colours begin with a control character.
const removeColours = (text) => text.replace(/\u001B\[[\d;]*m/g, '')

/**
 * Matches lines without information: the place where an error was thrown, the frames of a matcher's comparison, and values that
 * fast-check's seed reproduces.
 */
const noisePattern =
  /^at |^Call log|^Counterexample: |^Shrunk |^[-=]+$|^expect\(|^[-+]\s+(Expected|Received) |^[-+]\s+Array \[/

/** Returns the first informative lines of an error, as one line. */
function summarizeError(text) {
  const lines = removeColours(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !noisePattern.test(line))
    .map((line) => line.replace(/^\+\s+/, ''))
  return lines.slice(0, 3).join(' ').replace(/\s+/g, ' ')
}

const createEmptyResult = () => ({ passed: 0, failed: [], flaky: [], skipped: 0 })

/** Returns the position in a test file that a stack names. Returns `line` if the stack names no position. */
function getErrorPlace(file, stack, line) {
  const errorLine =
    new RegExp(`${basename(file).replaceAll('.', '\\.')}:(\\d+)`).exec(removeColours(stack))?.[1] ?? line
  return errorLine ? `${relative(root, file)}:${errorLine}` : relative(root, file)
}

/** Reads the report that `vitest --reporter=json` wrote. */
export function readVitest(path) {
  const result = createEmptyResult()
  for (const { name, message, status, assertionResults } of JSON.parse(readFileSync(path, 'utf8')).testResults) {
    for (const test of assertionResults) {
      const [error = ''] = test.failureMessages
      const entry = {
        title: [...test.ancestorTitles, test.title].filter(Boolean).join(' › '),
        place: getErrorPlace(name, error),
        reason: summarizeError(error),
      }
      if (test.status === 'failed') result.failed.push(entry)
      else if (test.status !== 'passed') result.skipped += 1
      else {
        result.passed += 1
        if (error) result.flaky.push(entry)
      }
    }
    // A file that could not be loaded has no tests.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      result.failed.push({ title: basename(name), place: relative(root, name), reason: summarizeError(message) })
  }
  return result
}

/** Reads the report that `playwright test --reporter=json` wrote. */
export function readPlaywright(path) {
  const { suites, errors, config } = JSON.parse(readFileSync(path, 'utf8'))
  const result = createEmptyResult()
  const collectTests = (suite, titles) => {
    for (const innerSuite of suite.suites ?? []) collectTests(innerSuite, [...titles, innerSuite.title])
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests) {
        const { error, errors: recordedErrors = [] } =
          test.results.find(({ status }) => !['passed', 'skipped'].includes(status)) ?? {}
        const file = `${config.rootDir}/${spec.file}`
        const entry = {
          title: [...titles, spec.title].join(' › '),
          place: getErrorPlace(file, error?.stack ?? '', spec.line),
          // A test may record several failures and continue, for example for each story of a title or each screen of a tour.
          reason: recordedErrors.map(({ message, value }) => summarizeError(message ?? value ?? '')).join('\n'),
        }
        if (test.status === 'unexpected') result.failed.push(entry)
        else if (test.status === 'skipped') result.skipped += 1
        else {
          result.passed += 1
          if (test.status === 'flaky') result.flaky.push(entry)
        }
      }
  }
  for (const suite of suites) collectTests(suite, [])
  for (const { message = '', location } of errors)
    result.failed.push({
      title: 'outside a test',
      place: location ? `${relative(root, location.file)}:${location.line}` : '',
      reason: summarizeError(message),
    })
  return result
}

/** Returns the last lines of a step's log. */
export function endOfLog(logFile, lines = 6) {
  if (!existsSync(logFile)) return ''
  return removeColours(readFileSync(logFile, 'utf8'))
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(-lines)
    .join('\n')
}

const formatDuration = (ms) => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
const sumOf = (steps, getCount) => steps.reduce((total, step) => total + getCount(step), 0)

function formatStep({ name, status, ms, passed, failed, flaky }) {
  const tests = passed + failed.length
  const counts = [
    tests > 0 && (failed.length > 0 ? `${passed} of ${tests}` : String(passed)),
    flaky.length > 0 && `${flaky.length} flaky`,
  ].filter(Boolean)
  return ` ${status.padEnd(8)} ${name.padEnd(16)} ${formatDuration(ms).padStart(6)}   ${counts.join(', ')}`.trimEnd()
}

const truncateLine = (line) => (line.length > maxReasonLength ? `${line.slice(0, maxReasonLength - 1)}…` : line)
const formatTest = ({ title, place, reason }) => [
  ` ${title}`,
  ...`${place}${place && '  '}${reason}`.split('\n').map((line) => truncateLine(`     ${line}`)),
]

/** Returns the lines of the final report. `steps` are the results of the steps, in their order. */
export function lastScreen(command, steps, ms) {
  const failed = steps.flatMap((step) => step.failed)
  const flaky = steps.flatMap((step) => step.flaky)
  const headLines = [`${command}   ${formatDuration(ms)}`, ...steps.map(formatStep)]
  const footLines = [
    ...(failed.length > 0
      ? ['', `Rerun only the failures: ${command} -- --failed`, 'Logs and reports: .cache/report']
      : []),
    '',
    `${sumOf(steps, (step) => step.passed)} passed, ${failed.length} failed, ${flaky.length} flaky, ${sumOf(steps, (step) => step.skipped)} skipped`,
  ]
  const bodyLines = [
    ...(failed.length > 0 ? ['', 'FAILED', ...failed.flatMap(formatTest)] : []),
    ...(flaky.length > 0 ? ['', 'FLAKY (passed on a retry)', ...flaky.flatMap(formatTest)] : []),
  ]
  const maxBodyLines = maxLines - headLines.length - footLines.length - 1
  const visibleLines =
    bodyLines.length > maxBodyLines
      ? [...bodyLines.slice(0, maxBodyLines - 1), ' … the rest is in .cache/report/failures.txt']
      : bodyLines
  return { screen: ['', ...headLines, ...visibleLines, ...footLines], failures: bodyLines }
}
