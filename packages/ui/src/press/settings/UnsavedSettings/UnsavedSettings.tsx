import { useTranslation } from '@press/i18n'
import { useId, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { UnsavedCount, useSettingsPlaces } from './slot.ts'
import * as styles from './UnsavedSettings.css.ts'

export interface UnsavedSetting {
  key: string
  name: string
  before: string
  after: string
  /** Restores the previous value. */
  onUndo: () => void
}

export interface UnsavedSettingsProps {
  changes: readonly UnsavedSetting[]
  /** The form with the changes; its button shows their number. */
  children: ReactNode
}

/** The unsaved changes of a settings form, above the history of its section. Each change can be undone separately. */
export function UnsavedSettings({ changes, children }: UnsavedSettingsProps) {
  const settingsSlots = useSettingsPlaces()
  const lastChange = useLastChange(changes)
  // While the user types in a field, the undo of the browser applies.
  useShortcut('mod+z', () => lastChange?.onUndo(), { enabled: lastChange !== undefined, whileTyping: false })
  const unsavedList = changes.length > 0 && <UnsavedChanges changes={changes} />
  return (
    <UnsavedCount value={changes.length}>
      {children}
      {settingsSlots
        ? settingsSlots.unsavedContainer && createPortal(unsavedList, settingsSlots.unsavedContainer)
        : unsavedList}
    </UnsavedCount>
  )
}

const getChangeKey = ({ key, after }: UnsavedSetting): string => `${key} ${after}`

/** Returns the most recent change. The order of `changes` is not the order of time. */
function useLastChange(changes: readonly UnsavedSetting[]): UnsavedSetting | undefined {
  const [orderedKeys, setOrderedKeys] = useState<readonly string[]>(() => changes.map(getChangeKey))
  const currentKeys = changes.map(getChangeKey)
  const newKeys = [
    ...orderedKeys.filter((changeKey) => currentKeys.includes(changeKey)),
    ...currentKeys.filter((changeKey) => !orderedKeys.includes(changeKey)),
  ]
  if (newKeys.join('\n') !== orderedKeys.join('\n')) setOrderedKeys(newKeys)
  const lastKey = newKeys.at(-1)
  return changes.find((change) => getChangeKey(change) === lastKey)
}

function UnsavedChanges({ changes }: Pick<UnsavedSettingsProps, 'changes'>) {
  const { t } = useTranslation('settings')
  return (
    <Changes
      title={t('history.unsaved')}
      changes={changes}
      getUndoLabel={(name) => t('history.takeBack', { name })}
      glyph={glyphs.pencilSimple}
    />
  )
}

export interface SettingConflictProps {
  /** Fields that two people have changed. `before` is the value that the other person saved. */
  fields: readonly UnsavedSetting[]
}

/**
 * Both values of the fields that another person has saved in the meantime. The user's own value is kept unless the user chooses the
 * saved one.
 */
export function SettingConflict({ fields }: SettingConflictProps) {
  const { t } = useTranslation('settings')
  if (fields.length === 0) return null
  return (
    <Changes
      title={t('conflict.title')}
      changes={fields}
      getUndoLabel={(name) => t('conflict.take', { name })}
      glyph={glyphs.warning}
      labels={{ before: t('conflict.theirs'), after: t('conflict.mine') }}
    />
  )
}

interface ChangesProps {
  title: string
  changes: readonly UnsavedSetting[]
  getUndoLabel: (name: string) => string
  glyph: Glyph
  labels?: { before: string; after: string }
}

function Changes({ title, changes, getUndoLabel, glyph, labels }: ChangesProps) {
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        <Icon glyph={glyph} size={16} />
        {title}
      </h2>
      <ul className={styles.list}>
        {changes.map(({ key, name, before, after, onUndo }) => (
          <li key={key} className={styles.change}>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.values}>
                {labels && <span>{labels.before}</span>}
                <span className={styles.value}>{before}</span>
                {labels ? <span>{labels.after}</span> : <Icon glyph={glyphs.arrowRight} size={14} />}
                <span className={styles.value}>{after}</span>
              </span>
            </span>
            <IconButton size="sm" glyph={glyphs.arrowCounterClockwise} label={getUndoLabel(name)} onClick={onUndo} />
          </li>
        ))}
      </ul>
    </section>
  )
}
