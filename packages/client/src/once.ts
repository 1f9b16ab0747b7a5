/** Fetches something once: the promise stays the same, unless it fails. Then the next call fetches again. */
export function once<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined
  return () =>
    (coming ??= fetch().catch((error: unknown) => {
      coming = undefined
      throw error
    }))
}
