// Builds one page at a time, so that the size of each page can be measured separately, and records the modules of each page.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

for (const page of ['board', 'button']) {
  const modules = []
  const modulesPlugin = {
    name: 'written-modules',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        for (const [id, { renderedLength }] of Object.entries(chunk.modules ?? {})) if (renderedLength) modules.push(id)
    },
  }
  const outDir = join('dist', page)
  await build({
    plugins: [react(), modulesPlugin],
    logLevel: 'warn',
    base: './',
    build: { outDir, target: 'es2023', rolldownOptions: { input: `${page}.html` } },
  })
  writeFileSync(join(outDir, 'modules.json'), JSON.stringify(modules))
}
