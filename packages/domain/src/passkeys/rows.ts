/** A passkey: a key on a device that signs its owner in without a password. The owner unlocks it on the device. */
export interface Passkey {
  id: number
  /** The user agent of the browser that created the passkey. */
  agent: string
  /** Whether the passkey is synchronized between the devices of its owner. */
  synced: boolean
  created_at: string
  /** When the passkey was last used; null if it was never used. */
  used_at: string | null
}
