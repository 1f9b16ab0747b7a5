import { Suspense, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

interface LazyComponentProps {
  /** Called when the code could not be loaded. The caller must set its state to closed, so that the next press retries. */
  onLost?: () => void
}

/** A component whose code loads when it is first shown, or earlier through `load`. */
export interface LazyComponent<Props> {
  (props: Props & LazyComponentProps): ReactNode
  load: () => Promise<void>
}

/**
 * Puts the code of a component that is shown only after a press into a separate chunk. It renders nothing until the code has
 * loaded, and does not suspend like React's `lazy`. While the component loads its texts, only the component is hidden, and the
 * screen behind it stays.
 */
export function lazyWithPreload<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loadedComponent: ComponentType<Props> | undefined
  let pendingLoad: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const load = () =>
    (pendingLoad ??= fetchComponent().then(
      (component) => {
        loadedComponent = component
        for (const listener of listeners) listener()
      },
      (error: unknown) => {
        pendingLoad = undefined
        throw error
      },
    ))

  function Component({ onLost, ...props }: Props & LazyComponentProps) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loadedComponent,
      () => undefined,
    )
    useEffect(() => {
      load().catch(() => onLost?.())
      // Loads the code once, when the component is first shown.
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
