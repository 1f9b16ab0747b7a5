import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** Returns a text of the English catalogs by its path. */
function readEnglishText(path: string): unknown {
  const [file = '', ...keys] = path.split('.')
  const url = new URL(`./catalogs/en/${file}.json`, import.meta.url)
  const texts: unknown = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'))
  return keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], texts)
}

/** The texts of an application that the specification fixes word for word (§5). They appear in the form and on the server. */
const fixedTexts = [
  ['Please enter the book title', 'applications.problem.required_book_name', 'errors.fields.required_book_name'],
  [
    'Please select a funding source',
    'applications.problem.required_budget_source',
    'errors.fields.required_budget_source',
  ],
  [
    'You must agree to the terms to submit the application.',
    'applications.problem.mustAgree',
    'errors.fields.mustAgree',
  ],
] as const

/** The generic error (§8) and the first column of the initiator’s board (§4), which the specification also fixes. */
it.each<readonly [words: string, place: string]>([
  ['Error: {{message}}', 'shell.error.generic'],
  ['Unknown error', 'shell.error.unknown'],
  ['RISO / Chief editor', 'boards.riso'],
  // The labels of breadcrumbs that name a role (§2).
  ...['Author', 'Accounting', 'Initiator', 'Stock', 'Typography', 'SuperUser'].map(
    (label) => [label, `shell.crumb.${label === 'SuperUser' ? 'supervisor' : label.toLowerCase()}`] as const,
  ),
])('the catalogs contain “%s” exactly as specified', (text, catalogPath) => {
  expect(readEnglishText(catalogPath)).toBe(text)
})

describe('an incomplete application', () => {
  it.each(fixedTexts)('shows “%s” in the form and in the server error', (text, ...catalogPaths) => {
    for (const catalogPath of catalogPaths)
      expect({ place: catalogPath, says: readEnglishText(catalogPath) }).toEqual({ place: catalogPath, says: text })
  })
})
