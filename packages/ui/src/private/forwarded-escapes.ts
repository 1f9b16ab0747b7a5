/**
 * Esc events that a toast has passed to the dialog beneath it. Radix closes the latest layer, and a toast in a dialog is later, but
 * the user means the dialog they are in.
 */
export const forwardedEscapes = new WeakSet<Event>()
