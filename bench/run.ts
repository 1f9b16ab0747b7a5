// `npm run bench` runs all of them, `npm run bench -- api board` some.
export {}

const benches = {
  'first-load': () => import('./first-load.ts'),
  api: () => import('./api.ts'),
  board: () => import('./board.ts'),
  start: () => import('./start.ts'),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length)
  throw new Error(`No such bench: ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`)

for (const [name, load] of Object.entries(benches)) {
  if (asked.length && !asked.includes(name)) continue
  const { run } = await load()
  await run()
}
process.exit(0)
