import { install } from './scripts/browsers.mjs'
import { buildPortals, buildStories } from './scripts/build.mjs'
await install('chromium', 'shell', 'faketime')
await buildPortals()
await buildStories()
