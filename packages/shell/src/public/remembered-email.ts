import { storage, tabStorage } from '@press/client'

const key = 'press.email'

/** The address last signed in with here: prefilled at the next sign-in and when a session runs out. */
export const rememberedEmail = {
  get: (): string => tabStorage.get(key) ?? storage.get(key) ?? '',
  /** `lasting`: on this computer; otherwise only until the tab is closed. */
  set: (email: string, lasting: boolean): void => {
    tabStorage.set(key, email)
    storage.set(key, lasting ? email : null)
  },
}
