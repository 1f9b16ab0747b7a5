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

/** Words beside what they explain, on Radix: the pointer may rest on them, Esc hides them wherever the focus is. */
export function OpenTooltip({ id, text, anchor, placement = 'top', onClose }: OpenTooltipProps) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
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
