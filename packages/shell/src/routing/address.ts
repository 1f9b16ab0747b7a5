/**
 * Where the browser stands. One store, so that a screen with unsaved changes can be asked before its address goes:
 * by a link, by a call, or by the browser's own Back.
 */

/** Is told that the address is about to leave, and how to let it. */
export type Guard = (proceed: () => void) => void

interface Place {
  /** How many steps this tab has gone forward, kept with each entry of its history. */
  position: number
}

const here = () => location.pathname + location.search
const positionHere = () => (history.state as Place | null)?.position ?? 0

let current = here()
let position = positionHere()
let guard: Guard | undefined
/** The history is on its way back to the screen that may not be left yet, or on the way out that was granted. */
let passing = false
const listeners = new Set<() => void>()

function settle(): void {
  current = here()
  position = positionHere()
  for (const listener of listeners) listener()
}

const pathOf = (address: string) => new URL(address, location.href).pathname
const leaves = (address: string) => guard !== undefined && pathOf(address) !== pathOf(current)

/** Path and query, as it stands on screen. */
export const address = (): string => current

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', onPopState)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('popstate', onPopState)
  }
}

export interface NavigateOptions {
  /** Takes the place of this address, so that Back does not lead here again. @default false */
  replace?: boolean
}

/** Goes to an address of this portal; a guarded screen is asked first. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  if (leaves(to)) guard?.(() => go(to, options))
  else go(to, options)
}

function go(to: string, { replace = false }: NavigateOptions): void {
  if (replace) history.replaceState({ position }, '', to)
  else history.pushState({ position: position + 1 }, '', to)
  settle()
}

/** Has `ask` asked before the path changes; answers how to stop that. One screen guards at a time. */
export function guardAddress(ask: Guard): () => void {
  guard = ask
  return () => {
    if (guard === ask) guard = undefined
  }
}

/** The browser has moved already: a guarded screen is put back under its own address before it is asked. */
function onPopState(): void {
  if (passing || !leaves(here())) {
    passing = false
    settle()
    return
  }
  const steps = positionHere() - position
  const back = () => {
    passing = true
    history.go(steps)
  }
  passing = true
  history.go(-steps)
  guard?.(back)
}
