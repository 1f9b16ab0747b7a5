import { getReceivedAt } from '@press/client'
import { useNow } from '@press/ui'

/** Returns the current minute of the press's clock. The value comes from the server and is advanced locally. */
export function usePressMinute(answer: { now: number } | undefined): number {
  const at = useNow().getTime()
  if (!answer) return 0
  const since = getReceivedAt(answer)?.getTime() ?? at
  return answer.now + Math.max(0, Math.floor((at - since) / 60_000))
}
