import { Suspense, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

interface LazyComponentProps {
  /** The code could not be fetched: what was to open must count as closed, so that the next press tries again. */
  onLost?: () => void
}

/** A component whose code comes when it is first shown, or before that by `load`. */
export interface LazyComponent<Props> {
  (props: Props & LazyComponentProps): ReactNode
  load: () => Promise<void>
}

/**
 * Puts the code of what only a press shows into a file of its own. Unlike React's `lazy` it suspends nothing: until the
 * code has come nothing is drawn, and once it is there the component is drawn at once. While the component itself waits for
 * its texts, it alone is not drawn: the screen behind it stays.
 */
export function lazyWithPreload<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const waiting = new Set<() => void>()
  const subscribe = (tell: () => void) => {
    waiting.add(tell)
    return () => void waiting.delete(tell)
  }
  const load = () =>
    (coming ??= fetch().then(
      (component) => {
        loaded = component
        for (const tell of waiting) tell()
      },
      (error: unknown) => {
        coming = undefined
        throw error
      },
    ))

  function Component({ onLost, ...props }: Props & LazyComponentProps) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    )
    useEffect(() => {
      load().catch(() => onLost?.())
      // Fetched once, on being shown.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [])
    return (
      Loaded && (
        <Suspense>
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
      )
    )
  }
  return Object.assign(Component, { load })
}
