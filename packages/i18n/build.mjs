// After tsc: the texts themselves, and the list of their addresses. Bundlers look for the names behind a template
// in an application's own files only, so that a package must name them one by one.
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, 'dist')
const catalogs = join(dist, 'catalogs')

cpSync(join(import.meta.dirname, 'src/catalogs'), catalogs, { recursive: true })
// The list below has them all.
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
