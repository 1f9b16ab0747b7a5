/**
 * Esc events that a toast has forwarded to the dialog, popover or menu that has the focus. Radix sends the key only to the layer
 * that opened last, which may be a toast, but the user wants to close what has the focus.
 */
export const forwardedEscapes = new WeakSet<Event>()
