const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Whether a string looks like an e-mail address; only a letter can tell more. */
export const isEmail = (value: string): boolean => value.length <= 254 && address.test(value)
