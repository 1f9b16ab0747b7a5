/** The delay in milliseconds after which the first screen is expected to be complete and the network idle. */
const preloadDelayMs = 4000

/**
 * Preloads code that is needed only after a press, once the first screen is complete. The code is then available immediately, and
 * also offline. Returns a function that cancels the preload. If the preload fails, the press loads the code.
 */
export function preloadWhenIdle(...loadFunctions: (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => void Promise.allSettled(loadFunctions.map((load) => load())), preloadDelayMs)
  return () => clearTimeout(timer)
}
