import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Whether one has asked to be removed, and what must be finished before. */
export const useOwnRemoval = () => useCall('GET /api/userprofile/removal', {})

/** Who has asked to be removed; `null` while nobody may see it. */
export const useRemovals = (shown: boolean) => useCall('GET /api/users/removals', shown ? {} : null)

/** Asks for one's removal, after a fresh `confirmPerson`; what is open by then is shown, whatever comes of it. */
export async function askForRemoval(): Promise<void> {
  try {
    await call('POST /api/userprofile/removal', {})
  } finally {
    await changed('user')
  }
}

export async function withdrawRemoval(): Promise<void> {
  await call('DELETE /api/userprofile/removal', {})
  await changed('user')
}
