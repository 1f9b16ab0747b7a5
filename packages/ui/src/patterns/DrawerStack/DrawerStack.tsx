import { useTranslation } from '@press/i18n'
import { Suspense, useEffect, useState } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline } from '../../foundations/layout/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Drawer, type DrawerProps } from '../../primitives/Drawer/index.ts'

export interface StackedDrawer extends Omit<DrawerProps, 'open' | 'onOpenChange'> {
  key: string
}

export interface DrawerStackProps {
  /** The open drawers, from the first to the one in front. */
  drawers: readonly StackedDrawer[]
  /** Called when the front drawer should close: Esc, the backdrop, the close button, the back button. */
  onClose: (key: string) => void
}

/**
 * Records opened from records. Each drawer covers the previous one, which moves back and is inert until the front drawer closes.
 */
export function DrawerStack({ drawers, onClose }: DrawerStackProps) {
  // Opens drawers one after another: each hides everything rendered before it from screen readers.
  const [openCount, setOpenCount] = useState(0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpenCount(Math.min(openCount + 1, drawers.length)))
    return () => cancelAnimationFrame(frame)
  }, [openCount, drawers.length])

  return drawers.slice(0, openCount + 1).map(({ key, ...drawer }, index) => {
    const drawerBelow = drawers[index - 1]
    const close = () => onClose(key)
    return drawerBelow ? (
      <Suspense key={key}>
        <UpperDrawer {...drawer} drawerBelow={drawerBelow.title} onClose={close} />
      </Suspense>
    ) : (
      <Drawer key={key} {...drawer} open onOpenChange={close} />
    )
  })
}

interface UpperDrawerProps extends Omit<StackedDrawer, 'key'> {
  drawerBelow: string
  onClose: () => void
}

function UpperDrawer({ drawerBelow, onClose, eyebrow, ...drawer }: UpperDrawerProps) {
  const { t } = useTranslation('patterns')
  return (
    <Drawer
      {...drawer}
      open
      onOpenChange={onClose}
      eyebrow={
        <Inline gap={2}>
          <Button variant="quiet" size="sm" leading={glyphs.arrowLeft} onClick={onClose}>
            {t('panes.backTo', { name: drawerBelow })}
          </Button>
          {eyebrow}
        </Inline>
      }
    />
  )
}
