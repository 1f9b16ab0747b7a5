import { storage, tabStorage } from '@press/client'

const key = 'press.email'

/** The e-mail address of the last sign-in in this browser. Prefilled at the next sign-in and when a session expires. */
export const rememberedEmail = {
  get: (): string => tabStorage.get(key) ?? storage.get(key) ?? '',
  /** `lasting` stores it on this computer; otherwise it is kept until the tab closes. */
  set: (email: string, lasting: boolean): void => {
    tabStorage.set(key, email)
    storage.set(key, lasting ? email : null)
  },
}
