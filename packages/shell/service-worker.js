// The portals' service worker, built into `/sw.js` with what it has to keep: `release`, a name for this build, and `files`, the
// addresses of its page and code. It keeps code alone: what calls answer is the page's to keep, as it knows whose it is.
/* global release, files */

const page = '/'
const own = `press-code-${release}`
const ours = (name) => name.startsWith('press-code-')

// All of a build or nothing: a page never finds half of one.
addEventListener('install', (event) => event.waitUntil(caches.open(own).then((cache) => cache.addAll(files))))

// A new worker waits until the tabs of the old one are closed, so that these find the code of their build until then.
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => ours(name) && name !== own).map((name) => caches.delete(name))),
      ),
  ),
)

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    // A file, such as the instruction, is the browser's own to open.
    if (!pathname.startsWith('/api/') && !/\.\w+$/.test(pathname)) event.respondWith(freshPage(request))
  } else if (files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request))
})

/** The page as the press has it now, and where there is no line the one of this build. */
const freshPage = (request) =>
  fetch(request).catch(
    async (error) => (await caches.open(own).then((cache) => cache.match(page))) ?? Promise.reject(error),
  )

/** Code has a hash in its name: any build's copy of it is the right one. */
const keptOrFetched = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
