/**
 * Esc events that a toast has passed to the dialog beneath it. Radix would close the latest layer, which may be a toast in the
 * dialog, but the user wants to close the dialog.
 */
export const forwardedEscapes = new WeakSet<Event>()
