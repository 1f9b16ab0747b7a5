import { Anchored } from '../private/Anchored.tsx'
import { Modal } from '../private/Modal.tsx'
import { OpenMenu } from './Menu/Menu.tsx'
import { Toaster } from './Toast/ToastProvider.tsx'
import { OpenTooltip } from './Tooltip/Tooltip.tsx'

/** Preloads the code of dialogs, menus and other overlays. Call it once the first screen is shown. */
export const loadOverlays = async (): Promise<void> => {
  await Promise.all([Anchored, Modal, OpenMenu, OpenTooltip, Toaster].map(({ load }) => load()))
}
