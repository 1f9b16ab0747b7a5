import { createContext, use } from 'react'

/** Containers in the settings layout that the form of the open section renders into. */
export interface SettingsPlaces {
  /** Above the history; null while the history is closed. */
  unsaved: HTMLElement | null
  /** In the page header. */
  actions: HTMLElement | null
  /** Called when the form's buttons disappear while focused. */
  onGone: () => void
}

/** Null outside the layout: the form then renders everything itself. */
export const SettingsPlacesContext = createContext<SettingsPlaces | null>(null)
export const useSettingsPlaces = (): SettingsPlaces | null => use(SettingsPlacesContext)

/** The number of unsaved changes in the open section. */
export const UnsavedCount = createContext(0)
export const useUnsavedCount = (): number => use(UnsavedCount)
