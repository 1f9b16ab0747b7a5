/** 128 random bits in hexadecimal, by which the server knows what it was sent twice; `crypto.randomUUID` is not there on a plain http address. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
