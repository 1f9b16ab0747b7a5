// Counts words that make comments and documents hard to read. `node_modules/.bin/node lint/voice.ts` lowers the limits in
// voice.json to the current counts; it never raises one.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = new URL('voice.json', import.meta.url)
const root = new URL('..', import.meta.url)

/** The maximum count of each pattern. */
export const limits = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>

// Strings are matched too, so that `//` inside one does not count as a comment.
const tokens = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const commentsOf = (code: string) => (code.match(tokens) ?? []).filter((token) => token.startsWith('/')).join('\n')

function readTexts(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((path) => path && !path.endsWith('CHANGELOG.md') && existsSync(new URL(path, root)))
    .map((path) => {
      const text = readFileSync(new URL(path, root), 'utf8')
      return path.endsWith('.md') ? text : commentsOf(text)
    })
}

export function countWords(): Record<string, number> {
  // A phrase may contain a line break.
  const text = readTexts()
    .join('\n')
    .replace(/\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' ')
  const count = (word: string) => text.match(new RegExp(`\\b(?:${word})\\b`, 'gi'))?.length ?? 0
  return Object.fromEntries(Object.keys(limits).map((word) => [word, count(word)]))
}

if (import.meta.main) {
  const lowered = Object.entries(countWords()).map(([word, count]) => [word, Math.min(count, limits[word] ?? 0)])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`)
}
