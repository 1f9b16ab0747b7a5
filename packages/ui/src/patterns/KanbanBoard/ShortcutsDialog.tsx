import { useTranslation } from '@press/i18n'
import { memo } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import * as styles from './ShortcutsDialog.css.ts'

export interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether moves can be undone on this board. */
  canUndo: boolean
}

function PlainShortcutsDialog({ open, onOpenChange, canUndo }: ShortcutsDialogProps) {
  const { t } = useTranslation('boards')
  const spaceLabel = t('shortcuts.space')
  const enterLabel = t('shortcuts.enter')
  const sections = [
    {
      title: t('shortcuts.rest'),
      keys: [
        [['↑', '↓'], t('shortcuts.cards')],
        [['←', '→'], t('shortcuts.columns')],
        [['Home', 'End'], t('shortcuts.ends')],
        [[t('shortcuts.letterKeys')], t('shortcuts.letters')],
        [[enterLabel], t('shortcuts.open')],
        [[spaceLabel], t('shortcuts.lift')],
        [['Shift F10'], t('shortcuts.menu')],
        [['Tab'], t('shortcuts.tab')],
        ...(canUndo ? ([[['Ctrl Z'], t('shortcuts.takeBack')]] as const) : []),
        [['?'], t('shortcuts.list')],
      ],
    },
    {
      title: t('shortcuts.lifted'),
      keys: [
        [['←', '→', 'Tab'], t('shortcuts.carry')],
        [['Home', 'End'], t('shortcuts.carryEnds')],
        [[spaceLabel, enterLabel], t('shortcuts.drop')],
        [['Esc'], t('shortcuts.cancel')],
      ],
    },
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shortcuts.title')}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t('shortcuts.close')}
        </Button>
      }
    >
      {sections.map(({ title, keys }) => (
        <section key={title} className={styles.section}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {keys.map(([keyCaps, meaning]) => (
              <div key={meaning} className={styles.row}>
                <dt className={styles.caps}>
                  {keyCaps.map((keyCap) => (
                    <kbd key={keyCap} className={styles.cap}>
                      {keyCap}
                    </kbd>
                  ))}
                </dt>
                <dd className={styles.meaning}>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

/** The keyboard shortcuts of the board, at rest and while a card is lifted. */
export const ShortcutsDialog = memo(PlainShortcutsDialog)
