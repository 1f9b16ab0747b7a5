// Runs after tsc. Copies the catalogs and generates the list of their import paths. Bundlers resolve template imports only in an
// application's own files, so a package must list each path.
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, 'dist')
const catalogs = join(dist, 'catalogs')

cpSync(join(import.meta.dirname, 'src/catalogs'), catalogs, { recursive: true })
// Removes the files that the generated list replaces.
rmSync(join(dist, 'languages/others'), { recursive: true })
for (const locale of readdirSync(catalogs)) {
  const loads = readdirSync(join(catalogs, locale)).map(
    (file) =>
      `  '${file.replace('.json', '')}': () => import('../catalogs/${locale}/${file}', { with: { type: 'json' } }),\n`,
  )
  writeFileSync(
    join(dist, 'languages', `${locale}.js`),
    `const texts = {\n${loads.join('')}}\nexport const load = (namespace) => texts[namespace]()\n`,
  )
}
