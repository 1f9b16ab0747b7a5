/** The delay in milliseconds after which the first screen has settled and the network is free. */
const preloadDelayMs = 4000

/**
 * Preloads code that only a press shows, once the screen has settled. It then opens immediately, and also offline. Returns a
 * function that cancels it; after a failure the press itself retries.
 */
export function preloadWhenIdle(...loads: (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => void Promise.allSettled(loads.map((load) => load())), preloadDelayMs)
  return () => clearTimeout(timer)
}
