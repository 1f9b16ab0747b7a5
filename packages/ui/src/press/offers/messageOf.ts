/** What a rejected promise has to say: an Error, or a FormError as the server words it. */
export const messageOf = (refusal: unknown): string =>
  refusal instanceof Object && 'message' in refusal ? String(refusal.message) : String(refusal)
