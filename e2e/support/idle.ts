import { expect, type Page, type Request } from '@playwright/test'

const openRequests = new WeakMap<Page, Set<Request>>()

/**
 * Requests that count as finished once the response starts. The live connection never ends, and the page does not read the response
 * to an error report.
 */
const pathsEndedByResponse = new Set(['/api/live', '/api/client-errors'])

/** Tracks the requests of a page. Must be called before the page is opened at an address. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  const removeRequest = (request: Request) => void requests.delete(request)
  openRequests.set(page, requests)
  page.on('request', (request) => void requests.add(request))
  page.on('requestfinished', removeRequest)
  page.on('requestfailed', removeRequest)
  page.on('response', (answer) => {
    if (pathsEndedByResponse.has(new URL(answer.url()).pathname)) removeRequest(answer.request())
  })
}

/** Returns what a page is still waiting for after two frames. */
async function findPending(page: Page): Promise<string[]> {
  try {
    const busyElements = await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      // Looks only at the topmost dialog, because content behind a dialog may be busy until the dialog is closed.
      const topContainer = [...document.querySelectorAll('[data-modal]')].at(-1) ?? document
      return [...topContainer.querySelectorAll('[aria-busy=true]')].map(({ tagName }) => `busy ${tagName}`)
    })
    return [
      ...busyElements,
      ...[...(openRequests.get(page) ?? [])].map((request) => `${request.method()} ${request.url()}`),
    ]
  } catch (error) {
    // The page navigated while it was read.
    return [String(error)]
  }
}

/**
 * Waits until no request of the page is pending and no part of the page is busy. Must run before a test presses keys or drags,
 * because their effect depends on what the page shows.
 */
export const waitUntilIdle = (page: Page): Promise<void> =>
  expect.poll(() => findPending(page), { intervals: [0, 20, 50, 100], message: 'the page has settled' }).toEqual([])
