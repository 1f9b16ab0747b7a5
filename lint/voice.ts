// Finds words that make comments and documents hard to read. `node_modules/.bin/node lint/voice.ts` lists their places.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)

/** Patterns of hard words. Upper and lower case do not matter. */
const hardWords = JSON.parse(readFileSync(new URL('voice.json', import.meta.url), 'utf8')) as string[]

// Matches strings too, so that `//` inside a string does not count as a comment.
const tokenPattern = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const extractComments = (code: string) =>
  (code.match(tokenPattern) ?? []).filter((token) => token.startsWith('/')).join('\n')

/** Returns the document, or the comments of a code file, as a single line, because a phrase may contain a line break. */
function readProse(path: string): string {
  const text = readFileSync(new URL(path, root), 'utf8')
  return (path.endsWith('.md') ? text : extractComments(text)).replace(/\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' ')
}

/** Returns every occurrence of a hard word with its file and the text around it. */
export function findHardWords(): string[] {
  const pattern = new RegExp(`.{0,40}\\b(?:${hardWords.join('|')})\\b.{0,40}`, 'gi')
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path && !path.endsWith('CHANGELOG.md') && existsSync(new URL(path, root)))
    .flatMap((path) => (readProse(path).match(pattern) ?? []).map((found) => `${path}: ${found}`))
}

if (import.meta.main) console.log(findHardWords().join('\n'))
