// `npm test` and `npm run test:all`: run all steps, and list all failures in the final report.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './browsers.mjs'
import { buildPortals, buildStories, buildStorybook } from './build.mjs'
import { bin, pnpm, root, runCommand, runStep, runLocalBin } from './child-processes.mjs'
import { lastScreen, endOfLog, readPlaywright, readVitest } from './report.mjs'

const reportFolder = join(root, '.cache', 'report')
const getLogPath = (name) => join(reportFolder, `${name}.log`)
const getReportPath = (name) => join(reportFolder, `${name}.json`)
const resultsFile = join(reportFolder, 'results.json')

/** `filter` is a part of the path of a test file. */
const createVitestRun =
  (...args) =>
  ({ name, failedOnly, filter }) =>
    runLocalBin(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${getReportPath(name)}`,
      ...(failedOnly ? ['--lastFailed'] : []),
      ...args,
      ...(filter ? [filter] : []),
    )

/** `filter` is a pattern for file names or titles; `wrapper` is a command that runs the tests. */
const createPlaywrightRun =
  (config, { args = [], env = {}, wrapper = [] } = {}) =>
  ({ name, failedOnly, filter }) => {
    const [program, ...programArgs] = [
      ...wrapper,
      join(bin, 'playwright'),
      'test',
      '-c',
      config,
      '--reporter=list,json',
      ...(failedOnly ? ['--last-failed'] : []),
      ...(filter ? ['--grep', filter] : []),
      ...args,
    ]
    return runCommand(program, programArgs, { PLAYWRIGHT_JSON_OUTPUT_FILE: getReportPath(name), ...env })
  }
const createJourneysRun = (project, options) =>
  createPlaywrightRun('e2e/playwright.config.ts', { args: [`--project=${project}`], ...options })

const nextYear = new Date().getUTCFullYear() + 1
/**
 * The times (UTC) at which the journeys must pass. All times are in the future, because with a clock in the past faketime makes
 * PostgreSQL's timeouts fire immediately.
 */
const clocks = {
  'new-year': `${nextYear}-01-01 03:00`,
  'midnight-in-almaty': `${nextYear}-02-10 19:30`,
  'first-quarter': `${nextYear}-03-31 10:00`,
  'second-quarter': `${nextYear}-06-30 10:00`,
  // In Almaty the quarter ends while the journeys run.
  'third-quarter': `${nextYear}-09-30 18:58`,
  'last-of-year': `${nextYear}-12-31 08:00`,
  'leap-day': `${nextYear + ((4 - (nextYear % 4)) % 4)}-02-29 06:00`,
  sunday: 'next sunday 05:00',
}

/**
 * The steps in the order of their phases. Phases run one after another, the lanes of a phase in parallel, the steps of a lane one
 * after another. `needs` are steps that must have passed. `all` marks steps that only `npm run test:all` runs. `onDemand` marks
 * steps that run only if the step or its group is named. Limits are in minutes and are meant for hanging steps, not for slow ones.
 */
const phases = [
  [
    [
      {
        name: 'browser',
        limit: 10,
        run: () => install(...(process.env.PRESS_TEST_ALL ? ['shell', 'chromium'] : ['shell'])),
      },
    ],
    [
      { name: 'format', limit: 5, run: () => pnpm('format:check') },
      { name: 'lint', limit: 10, run: () => pnpm('lint') },
      { name: 'types', limit: 10, run: () => pnpm('typecheck') },
    ],
  ],
  [
    // The builds run in parallel with the server tests, because these tests mostly wait for their databases.
    [{ name: 'unit', limit: 30, run: createVitestRun('--project', 'unit'), read: readVitest }],
    [
      { name: 'stories-build', limit: 10, run: buildStories },
      { name: 'portals-build', limit: 10, run: buildPortals },
      { name: 'ssr', limit: 10, run: createVitestRun('--project', 'ssr'), read: readVitest },
      { name: 'package-build', limit: 10, run: () => pnpm('build:package') },
      // Checks the public types and the size of @press/ui.
      {
        name: 'surface',
        limit: 5,
        needs: ['package-build'],
        run: createVitestRun('--project', 'package', 'surface', 'sizes'),
        read: readVitest,
      },
      { name: 'storybook-build', all: true, limit: 15, run: buildStorybook },
    ],
  ],
  [
    [
      {
        name: 'stories',
        limit: 45,
        needs: ['browser', 'stories-build'],
        run: createPlaywrightRun('visual/playwright.config.ts'),
        read: readPlaywright,
      },
    ],
  ],
  [
    [
      {
        name: 'journeys',
        limit: 60,
        needs: ['browser', 'portals-build'],
        run: createJourneysRun('chromium'),
        read: readPlaywright,
      },
    ],
  ],
  [[{ name: 'browsers', all: true, limit: 10, run: () => install('firefox', 'webkit') }]],
  [
    [
      {
        name: 'package',
        all: true,
        limit: 15,
        needs: ['browsers', 'package-build'],
        run: async (step) => {
          await pnpm('--filter', '@press/ui', 'check')
          await createVitestRun('--project', 'package')(step)
        },
        read: readVitest,
      },
      {
        name: 'firefox',
        all: true,
        limit: 15,
        needs: ['browsers', 'portals-build'],
        run: createJourneysRun('firefox'),
        read: readPlaywright,
      },
      {
        name: 'webkit',
        all: true,
        limit: 15,
        needs: ['browsers', 'portals-build'],
        run: createJourneysRun('webkit'),
        read: readPlaywright,
      },
    ],
  ],
  // Repeats the gate's journeys on slow connections and on other dates, and tests the gate itself.
  [
    [
      ...[1, 2, 3, 4, 5].map((seed) => ({
        name: `lag-${seed}`,
        group: 'lag',
        onDemand: true,
        limit: 60,
        needs: ['browser', 'portals-build'],
        run: createJourneysRun('chromium', { env: { PRESS_TEST_ALL: '', PRESS_TEST_LAG: String(seed) } }),
        read: readPlaywright,
      })),
      { name: 'faketime', onDemand: true, limit: 10, run: () => install('faketime') },
      ...Object.entries(clocks).map(([day, clock]) => ({
        name: `dates-${day}`,
        group: 'dates',
        onDemand: true,
        limit: 60,
        needs: ['browser', 'portals-build', 'faketime'],
        run: createJourneysRun('chromium', {
          // Only the date is changed. Timers use the monotonic clock.
          env: { PRESS_TEST_ALL: '', TZ: 'UTC', DONT_FAKE_MONOTONIC: '1', FAKETIME_FORCE_MONOTONIC_FIX: '0' },
          wrapper: [process.env.PRESS_FAKETIME ?? 'faketime', clock],
        }),
        read: readPlaywright,
      })),
      { name: 'mutants', onDemand: true, limit: 60, run: () => runLocalBin('node', 'scripts/mutants.mjs') },
    ],
  ],
]
const allSteps = phases.flat(2)

/** The machine that merges a change stops `npm test` after 90 minutes. The report must be printed before that. */
const gateDeadlineMs = 86 * 60_000

/**
 * Returns the filters of the chosen steps, and of the steps that they need. A word names a step or a group, optionally with a
 * filter: `stories=Chat`.
 */
function selectSteps(words) {
  const filters = new Map()
  const addSteps = (name, filter) => {
    const steps = allSteps.filter((step) => step.name === name || step.group === name)
    if (steps.length === 0)
      throw new Error(`Unknown step ${name}; available: ${allSteps.map((one) => one.name).join(', ')}.`)
    for (const step of steps) {
      if (filter !== undefined && !step.read) throw new Error(`${step.name} has no tests to filter`)
      filters.set(step.name, filter ?? filters.get(step.name))
      for (const need of step.needs ?? []) addSteps(need)
    }
  }
  for (const word of words) {
    const [name, ...filter] = word.split('=')
    addSteps(name, filter.length > 0 ? filter.join('=') : undefined)
  }
  return filters
}

/** Returns whether a step passed. The status `passed` means that it passed in the earlier run that `--failed` continues. */
const hasPassed = ({ status }) => status === 'ok' || status === 'passed'

/** Returns the results of the last run by step. The map is empty if there was no run. */
function readLastResults() {
  if (!existsSync(resultsFile)) return new Map()
  return new Map(JSON.parse(readFileSync(resultsFile, 'utf8')).map((result) => [result.name, result]))
}

const createNotRunResult = (name, reason) => ({
  name,
  status: 'not run',
  ms: 0,
  passed: 0,
  failed: [{ title: name, place: '', reason }],
  flaky: [],
  skipped: 0,
})

async function runOneStep(step, limitMs, options) {
  const { name } = step
  console.log(`▸ ${name}`)
  rmSync(getReportPath(name), { force: true })
  const startedAt = Date.now()
  const result = { name, status: 'ok', passed: 0, failed: [], flaky: [], skipped: 0 }
  try {
    await runStep(getLogPath(name), limitMs, () => step.run({ name, ...options }))
  } catch (error) {
    result.status = 'FAIL'
    result.error = error
  }
  if (step.read && existsSync(getReportPath(name))) Object.assign(result, step.read(getReportPath(name)))
  // A failed step without a failed test shows the end of its log, so that nothing fails silently.
  if (result.status === 'FAIL' && result.failed.length === 0)
    result.failed.push({
      title: name,
      place: `.cache/report/${name}.log`,
      reason: `${result.error.message}\n${endOfLog(getLogPath(name))}`,
    })
  delete result.error
  result.ms = Date.now() - startedAt
  console.log(`${result.status === 'ok' ? '✓' : '✗'} ${name}`)
  return result
}

/**
 * Runs the tests and prints the final report. Resolves to whether all tests passed. `all` adds the steps that the gate omits,
 * `words` choose steps and tests. `failedOnly` reruns the tests that failed last time and skips the test steps that passed.
 */
export async function runTests({ command, all, words, failedOnly, stopping }) {
  const startedAt = Date.now()
  mkdirSync(reportFolder, { recursive: true })
  if (all) process.env.PRESS_TEST_ALL = '1'
  const isIncluded = (step) => !step.onDemand && (all || !step.all)
  const previousResults = failedOnly ? readLastResults() : new Map()
  // `--failed` continues the steps of the last run, which may have had only some of the steps.
  const stepNames =
    previousResults.size > 0 ? [...previousResults.keys()] : allSteps.filter(isIncluded).map(({ name }) => name)
  const selectedSteps = selectSteps(words.length > 0 ? words : stepNames)
  const results = new Map()
  const deadline = all ? Number.POSITIVE_INFINITY : startedAt + gateDeadlineMs
  const findFailedNeed = (step) => step.needs?.find((need) => results.has(need) && !hasPassed(results.get(need)))

  const runLane = async (lane) => {
    for (const step of lane) {
      if (!selectedSteps.has(step.name) || stopping.aborted) continue
      const previousResult = previousResults.get(step.name)
      const failedNeed = findFailedNeed(step)
      if (failedNeed) {
        results.set(step.name, createNotRunResult(step.name, `${failedNeed} failed`))
      } else if (previousResult && hasPassed(previousResult) && step.read)
        results.set(step.name, { ...previousResult, status: 'passed' })
      else {
        const limitMs = Math.min(step.limit * 60_000, Math.max(deadline - Date.now(), 0))
        const options = {
          filter: selectedSteps.get(step.name),
          failedOnly: previousResult?.status === 'FAIL' && step.read !== undefined,
        }
        results.set(step.name, await runOneStep(step, limitMs, options))
      }
    }
  }
  for (const lanes of phases) await Promise.all(lanes.map(runLane))

  for (const name of selectedSteps.keys())
    if (!results.has(name)) results.set(name, createNotRunResult(name, 'the run was stopped'))
  const finishedResults = allSteps.flatMap(({ name }) => results.get(name) ?? [])
  writeFileSync(resultsFile, JSON.stringify(finishedResults, undefined, 2))
  const { screen, failures } = lastScreen(command, finishedResults, Date.now() - startedAt)
  writeFileSync(join(reportFolder, 'failures.txt'), `${failures.join('\n')}\n`)
  console.log(screen.join('\n'))
  return finishedResults.every(hasPassed)
}
