/**
 * The allowed characters in a part of an address. Excludes characters that delimit or separate addresses. They are valid only in
 * quotes, which real addresses do not use.
 */
const partPattern = String.raw`[^\s@<>()[\]\\,;:"]+`
const addressPattern = new RegExp(String.raw`^${partPattern}@${partPattern}\.[^\s@<>()[\]\\,;:".]{2,}$`)

/** Whether a string looks like an e-mail address. Only a sent letter can verify that the address exists. */
export const isEmail = (value: string): boolean => value.length <= 254 && addressPattern.test(value)
