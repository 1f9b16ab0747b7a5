import { useTranslation } from '@press/i18n'
import { useId } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { useWorkTypePanel, type WorkTypePanelProps } from './WorkTypePanel.tsx'
import * as styles from './WorkTypePanelFrame.css.ts'

interface PanelFrameProps extends WorkTypePanelProps {
  onClose: () => void
}

/** A work in a panel next to the table of works. Used when the screen has room for the table and the panel. */
export function WorkTypePanel({ onClose, ...panel }: PanelFrameProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const id = useId()
  const { body, footer } = useWorkTypePanel(panel)
  const workName = t(`domain:workType.${panel.work.name}`)
  return (
    <aside className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {workName}
        </h2>
        <IconButton glyph={glyphs.x} label={t('work.panel.close', { work: workName })} onClick={onClose} />
      </header>
      <div className={styles.body}>{body}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </aside>
  )
}

/** A work in a drawer over the table of works. Used when the screen has no room for a panel next to the table. */
export function WorkTypeDrawer({ onClose, ...panel }: PanelFrameProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const { body, footer } = useWorkTypePanel(panel)
  return (
    <Drawer open onOpenChange={onClose} title={t(`domain:workType.${panel.work.name}`)} footer={footer || undefined}>
      {body}
    </Drawer>
  )
}
