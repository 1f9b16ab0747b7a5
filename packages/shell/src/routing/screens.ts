import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** One screen of a portal. */
export interface ScreenRoute {
  /** Below the role's own address: `/techcards/:id`. */
  path: string
  screen: ComponentType
}

/** A screen by its name, whose code is loaded when it is first opened. */
export function screen<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}
