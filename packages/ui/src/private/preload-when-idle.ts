/** Milliseconds after which the first screen has settled and the network is free. */
const preloadDelayMs = 4000

/**
 * Fetches code that only a press shows, once the screen has settled: then it opens at once, and without a connection too.
 * Answers how to call it off; a failed try is repeated by the press itself.
 */
export function preloadWhenIdle(...loads: (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => void Promise.allSettled(loads.map((load) => load())), preloadDelayMs)
  return () => clearTimeout(timer)
}
