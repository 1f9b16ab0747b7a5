/**
 * Characters of an address part. Excludes characters that delimit or separate addresses; they are valid only in quotes, which real
 * addresses do not use.
 */
const part = String.raw`[^\s@<>()[\]\\,;:"]+`
const address = new RegExp(String.raw`^${part}@${part}\.[^\s@<>()[\]\\,;:".]{2,}$`)

/** Whether a string looks like an e-mail address. Only a sent letter can verify that it exists. */
export const isEmail = (value: string): boolean => value.length <= 254 && address.test(value)
