const received = new WeakMap<object, Date>()

/** Notes when an answer came. */
export function setReceivedAt(data: unknown, at: Date): void {
  if (typeof data === 'object' && data) received.set(data, at)
}

/** When an answer came from the server, for a screen that shows it still while new ones fail. */
export const getReceivedAt = (data: unknown): Date | undefined =>
  typeof data === 'object' && data ? received.get(data) : undefined
