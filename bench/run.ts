// `npm run bench` runs all benches; `npm run bench -- api board` runs the named benches.
const benches = {
  api: () => import('./api.ts'),
  growth: () => import('./growth.ts'),
  offers: () => import('./offers.ts'),
  search: () => import('./search.ts'),
  statistics: () => import('./statistics.ts'),
  'sign-in': () => import('./sign-in.ts'),
  documents: () => import('./documents.ts'),
  typing: () => import('./typing.ts'),
  board: () => import('./board.ts'),
  'board-peers': () => import('./board-peers.ts'),
  table: () => import('./table.ts'),
  live: () => import('./live.ts'),
  chat: () => import('./chat.ts'),
  'small-screen': () => import('./small-screen.ts'),
  start: () => import('./start.ts'),
}

async function runBenches(names: string[]): Promise<void> {
  const unknownNames = names.filter((name) => !(name in benches))
  if (unknownNames.length)
    throw new Error(`Unknown benchmark: ${unknownNames.join(', ')}; available: ${Object.keys(benches).join(', ')}`)
  for (const [name, load] of Object.entries(benches)) {
    if (names.length && !names.includes(name)) continue
    const bench = await load()
    await bench.run()
  }
}

void runBenches(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
