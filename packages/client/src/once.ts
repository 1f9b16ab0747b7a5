/**
 * Returns a function that fetches a value once and then returns the same promise each time. After a failure, the next call fetches
 * again.
 */
export function once<Value>(fetchValue: () => Promise<Value>): () => Promise<Value> {
  let pendingValue: Promise<Value> | undefined
  return () =>
    (pendingValue ??= fetchValue().catch((error: unknown) => {
      pendingValue = undefined
      throw error
    }))
}
