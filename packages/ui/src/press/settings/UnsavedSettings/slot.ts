import { createContext, use } from 'react'

/** Containers in the settings layout that the form of the open section renders into. */
export interface SettingsPlaces {
  /** The container above the history. Null while the history is closed. */
  unsavedContainer: HTMLElement | null
  /** The container in the page header. */
  actions: HTMLElement | null
  /** Called when the form's buttons disappear while focused. */
  onButtonsRemoved: () => void
}

/** Null outside the settings layout. The form then renders its buttons and its changes itself. */
export const SettingsPlacesContext = createContext<SettingsPlaces | null>(null)
export const useSettingsPlaces = (): SettingsPlaces | null => use(SettingsPlacesContext)

/** The number of unsaved changes in the open section. */
export const UnsavedCount = createContext(0)
export const useUnsavedCount = (): number => use(UnsavedCount)
