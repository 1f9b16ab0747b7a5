/** Fetches a value once and returns the same promise each time. After a failure the next call fetches again. */
export function once<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined
  return () =>
    (coming ??= fetch().catch((error: unknown) => {
      coming = undefined
      throw error
    }))
}
