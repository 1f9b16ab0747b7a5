import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Portal } from '@press/domain'
import { expect, test } from '@playwright/test'

/**
 * Limits for the scripts that a screen fetches after the home screen, in kilobytes (1000 bytes, gzip): for the heaviest screen of a
 * portal, and for the average of all its screens. The limits are measured values, rounded up, and may only decrease.
 */
const limits: Record<Portal, { heaviest: number; average: number }> = {
  staff: { heaviest: 171, average: 63 },
  author: { heaviest: 147, average: 40 },
  partner: { heaviest: 145, average: 42 },
}

/** Returns the files that a script needs before it runs, including the script itself. */
function listNeededFiles(
  file: string,
  imports: (file: string) => readonly string[],
  foundFiles = new Set<string>(),
): Set<string> {
  if (foundFiles.has(file)) return foundFiles
  foundFiles.add(file)
  for (const importedFile of imports(file)) listNeededFiles(importedFile, imports, foundFiles)
  return foundFiles
}

for (const [portal, { heaviest, average }] of Object.entries(limits))
  test(`A screen of the ${portal} portal loads at most ${heaviest} KB, and ${average} KB on average`, () => {
    const folder = new URL(`../portals/${portal}/dist/assets/`, import.meta.url)
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
    const readScript = (file: string) => readFileSync(new URL(file, folder))
    const listImports = (file: string) =>
      [...String(readScript(file)).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name = '']) => name)
    const initialFiles = new Set(
      files
        .filter((name) => /^(?:first|screens)-/.test(name))
        .flatMap((name) => [...listNeededFiles(name, listImports)]),
    )
    // Checks that imports are found at all. If the bundler changed its import syntax, no imports would be found and every limit
    // would pass.
    expect([...initialFiles].filter((name) => name.startsWith('libraries-'))).toHaveLength(1)
    const screens = files
      .filter((name) => /^[A-Z]\w*Screen-[\w-]{8}\.js$/.test(name))
      .map((name) => {
        const fetchedFiles = [...listNeededFiles(name, listImports)].filter((one) => !initialFiles.has(one))
        const bytes = fetchedFiles.reduce((sum, one) => sum + gzipSync(readScript(one), { level: 9 }).length, 0)
        return { name, kilobytes: bytes / 1000 }
      })
      .toSorted((one, other) => other.kilobytes - one.kilobytes)
    const meanKilobytes = screens.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / screens.length
    console.log(
      `${portal}: ${screens[0]?.name} ${screens[0]?.kilobytes.toFixed(1)} KB, average ${meanKilobytes.toFixed(1)} KB`,
    )
    expect(screens.length).toBeGreaterThan(30)
    expect(screens.filter(({ kilobytes }) => kilobytes > heaviest)).toEqual([])
    expect(meanKilobytes).toBeLessThanOrEqual(average)
  })
