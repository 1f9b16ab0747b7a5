import { Anchored } from '../private/Anchored.tsx'
import { Modal } from '../private/Modal.tsx'
import { OpenMenu } from './Menu/Menu.tsx'
import { Toaster } from './Toast/ToastProvider.tsx'
import { OpenTooltip } from './Tooltip/Tooltip.tsx'

/** Fetches what dialogs, menus and the like are drawn with, before one is asked for: call it once the first screen stands. */
export const loadOverlays = async (): Promise<void> => {
  await Promise.all([Anchored, Modal, OpenMenu, OpenTooltip, Toaster].map(({ load }) => load()))
}
