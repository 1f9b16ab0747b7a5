import { createContext, use } from 'react'

/** Where the layout of the settings has room for what the form of the open section says. */
export interface SettingsPlaces {
  /** Above the history; null while that is closed. */
  unsaved: HTMLElement | null
  /** In the header of the page. */
  actions: HTMLElement | null
  /** The form's buttons are gone and had the focus. */
  onGone: () => void
}

/** Null outside the layout: the form keeps all to itself. */
export const SettingsPlacesContext = createContext<SettingsPlaces | null>(null)
export const useSettingsPlaces = (): SettingsPlaces | null => use(SettingsPlacesContext)

/** How many changes of the open section are not saved. */
export const UnsavedCount = createContext(0)
export const useUnsavedCount = (): number => use(UnsavedCount)
