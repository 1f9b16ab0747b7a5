import { getReceivedAt } from '@press/client'
import { useNow } from '@press/ui'

/** Returns the current minute of the press's clock. The value comes from the server and is advanced locally. */
export function usePressMinute(answer: { now: number } | undefined): number {
  const nowMs = useNow().getTime()
  if (!answer) return 0
  const receivedMs = getReceivedAt(answer)?.getTime() ?? nowMs
  return answer.now + Math.max(0, Math.floor((nowMs - receivedMs) / 60_000))
}
