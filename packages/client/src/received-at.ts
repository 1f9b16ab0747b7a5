const receivedTimes = new WeakMap<object, Date>()

/** Records when an answer arrived. */
export function setReceivedAt(data: unknown, receivedAt: Date): void {
  if (typeof data === 'object' && data) receivedTimes.set(data, receivedAt)
}

/** Returns when an answer arrived. A screen shows this time while new requests fail. */
export const getReceivedAt = (data: unknown): Date | undefined =>
  typeof data === 'object' && data ? receivedTimes.get(data) : undefined
