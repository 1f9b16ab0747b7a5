import * as Radix from 'radix-ui/tooltip'
import { TriggerSlot } from '../../private/TriggerSlot.tsx'
import { getOverlayPlacement } from '../../private/overlay.ts'
import * as styles from './Tooltip.css.ts'

export interface OpenTooltipProps {
  id?: string
  text: string
  anchor: Element
  /** @default 'top' */
  placement?: 'top' | 'end'
  onClose: () => void
}

/**
 * A text next to the element that it explains, based on Radix. The pointer may move onto the text. Esc hides the text, even if the
 * focus is elsewhere.
 */
export function OpenTooltip({ id, text, anchor, placement = 'top', onClose }: OpenTooltipProps) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Radix.Trigger asChild>
          <TriggerSlot element={anchor} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...getOverlayPlacement(placement, 'center', 6)}
            id={id}
            data-surface="canvas"
            className={styles.tooltip}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
