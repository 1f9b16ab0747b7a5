import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Returns a file's name without extensions, as an import names it. */
const removeExtension = (file: string) => file.replace(/(\.d)?\.(tsx?|m?js)$/, '')

test('no two module names differ only in capitals, which some file systems ignore', () => {
  const files = globSync('{packages,portals,e2e,bench,visual,scripts,lint,.storybook}/**/*.{ts,tsx,mjs,css.ts}', {
    exclude: (file) => /node_modules|dist$|\.cache/.test(file),
  })
  expect(files.length).toBeGreaterThan(1000)
  const names = [...new Set(files.map(removeExtension))]
  const lowercaseNames = names.map((name) => name.toLowerCase())
  expect(names.filter((_name, index) => lowercaseNames.indexOf(lowercaseNames[index] ?? '') !== index)).toEqual([])
})
