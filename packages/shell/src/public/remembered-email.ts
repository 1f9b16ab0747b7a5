import { storage, tabStorage } from '@press/client'

const key = 'press.email'

/** The e-mail address of the last sign-in in this browser. Prefilled at the next sign-in and when a session expires. */
export const rememberedEmail = {
  get: (): string => tabStorage.get(key) ?? storage.get(key) ?? '',
  /** `isPersistent` stores it on this computer; otherwise it is kept until the tab closes. */
  set: (email: string, isPersistent: boolean): void => {
    tabStorage.set(key, email)
    storage.set(key, isPersistent ? email : null)
  },
}
