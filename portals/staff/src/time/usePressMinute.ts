import { getReceivedAt } from '@press/client'
import { useNow } from '@press/shell'

/** The minute of the press's clock: as the server said it, and on from there. */
export function usePressMinute(answer: { now: number } | undefined): number {
  const at = useNow().getTime()
  if (!answer) return 0
  const since = getReceivedAt(answer)?.getTime() ?? at
  return answer.now + Math.max(0, Math.floor((at - since) / 60_000))
}
