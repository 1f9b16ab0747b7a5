// Prints a changeset with the renames of the published packages, from the last run: node changeset.mjs <worktree>
import { readFileSync } from 'node:fs'

const all = JSON.parse(readFileSync(new URL('../../.cache/last-symbols.json', import.meta.url), 'utf8'))
const published = ['ui', 'domain', 'i18n'].map((name) => {
  const index = readFileSync(`${process.argv[2]}/packages/${name}/src/index.ts`, 'utf8')
  const seen = new Map()
  for (const [file, from, to] of all) {
    if (!file.startsWith(`packages/${name}/src/`)) continue
    // What the index gives out, itself or through the index of a folder.
    const inside = file.slice(`packages/${name}/src/`.length)
    const folder = `${inside.slice(0, inside.lastIndexOf('/'))}/index.ts`
    const given = index.includes(`./${inside}'`)
    let viaFolder = false
    if (index.includes(`./${folder}'`))
      viaFolder = new RegExp(`\\b${to}\\b`).test(
        readFileSync(`${process.argv[2]}/packages/${name}/src/${folder}`, 'utf8'),
      )
    if (given || viaFolder) seen.set(from, to)
  }
  return [name, seen]
})
console.log(`---\n${published.map(([name]) => `'@press/${name}': minor`).join('\n')}\n---\n`)
console.log('Exports have plainer names. Replace:\n')
for (const [name, seen] of published)
  console.log(`- \`@press/${name}\`: ${[...seen].map(([from, to]) => `\`${from}\` → \`${to}\``).join(', ')}`)
