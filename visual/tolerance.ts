import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chromium } from '../chromium.ts'
import { pictures } from '../everything.ts'

/**
 * How far a picture may be from its baseline. `threshold` is how different a pixel's colour may be (0 to 1) before it
 * counts, `maxDiffPixels` how many may count. Both are tight enough that a part moved by 4 pixels fails; moved.spec.ts
 * proves it of each.
 *
 * - `sameBuild`: the Chromium that drew the baselines draws the same pixels each time; a few are left for rounding.
 * - `otherBuild`: another Chromium may smooth the edges of letters and curves in another way, which changes the shade
 *   of many pixels a little and of few a lot.
 */
export const tolerances = {
  sameBuild: { threshold: 0.1, maxDiffPixels: 10 },
  otherBuild: { threshold: 0.3, maxDiffPixels: 60 },
} as const

const drawnBy = new URL('baselines/chromium.txt', import.meta.url)

/** The browser at hand, as it names itself: `Chromium 156.0.8078.79`. */
export const browser = () =>
  /\S+ [\d.]+/.exec(execFileSync(chromium.executablePath, ['--version'], { encoding: 'utf8', stdio: 'pipe' }))?.[0] ??
  ''

/** That of the browser at hand, which is there only where pictures are compared. */
export const tolerance =
  pictures && readFileSync(drawnBy, 'utf8').trim() === browser() ? tolerances.sameBuild : tolerances.otherBuild
