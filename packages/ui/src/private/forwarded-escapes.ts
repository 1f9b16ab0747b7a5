/**
 * Presses of Esc that a toast has left to the dialog under it: Radix asks what came last, and a toast that stands in a
 * dialog came after it, but the person means what they are in.
 */
export const forwardedEscapes = new WeakSet<Event>()
