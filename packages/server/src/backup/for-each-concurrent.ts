/** Runs a function for each item, at most `maxConcurrency` at a time. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  maxConcurrency: number,
  callback: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items.values()
  await Promise.all(
    Array.from({ length: maxConcurrency }, async () => {
      for (const item of iterator) await callback(item)
    }),
  )
}
