/** Characters that stand in no address but between quotes, which nobody's has: they begin or end one, or separate several. */
const part = String.raw`[^\s@<>()[\]\\,;:"]+`
const address = new RegExp(String.raw`^${part}@${part}\.[^\s@<>()[\]\\,;:".]{2,}$`)

/** Whether a string looks like an e-mail address; only a letter can tell more. */
export const isEmail = (value: string): boolean => value.length <= 254 && address.test(value)
