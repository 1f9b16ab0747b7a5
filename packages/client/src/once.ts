/**
 * Returns a function that fetches a value once and then returns the same promise each time. After a failure, the next call fetches
 * again.
 */
export function once<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let pendingValue: Promise<Value> | undefined
  return () =>
    (pendingValue ??= fetch().catch((error: unknown) => {
      pendingValue = undefined
      throw error
    }))
}
