const key = 'press.email'

/** The address last signed in with here: prefilled at the next sign-in and when a session runs out. */
export const rememberedEmail = {
  get: (): string => {
    try {
      return sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? ''
    } catch {
      // Storage is closed: nothing is remembered.
      return ''
    }
  },
  /** `lasting`: on this computer; otherwise only until the tab is closed. */
  set: (email: string, lasting: boolean): void => {
    try {
      sessionStorage.setItem(key, email)
      if (lasting) localStorage.setItem(key, email)
      else localStorage.removeItem(key)
    } catch {
      // Storage is closed or full: the address will have to be typed again.
    }
  },
}
