import { limits, remarkKinds, type RemarkKind } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState, type KeyboardEvent } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import * as styles from './Desk.css.ts'

export interface RemarkDraft {
  /** Id of the remark. Set if the user edits an existing remark. */
  id?: number
  version?: number
  page: number
  x: number
  y: number
  kind: RemarkKind
  text: string
}

/** Focuses the text field, because a user who places a remark is about to write it. */
const focusField = (field: HTMLTextAreaElement | null) => field?.focus()

interface RemarkPopoverProps {
  number: number
  draft: RemarkDraft
  onChange: (draft: RemarkDraft) => void
  /** Saves the remark. If it rejects, the popover stays open and shows the error. */
  onSave: () => Promise<void>
  onClose: () => void
}

/** The text field of a remark, at its place on the page. */
export function RemarkPopover({ number, draft, onChange, onSave, onClose }: RemarkPopoverProps) {
  const { t } = useTranslation('signals')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()

  const saveRemark = async () => {
    if (!draft.text.trim()) {
      setProblem(t('remark.required'))
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      await onSave()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void saveRemark()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles key events that bubble from its fields
    <section
      className={classes(styles.popover, draft.y > 0.5 ? styles.popoverAbove : styles.popoverBelow)}
      data-surface="canvas"
      style={{ '--x': draft.x, '--y': draft.y } as object}
      aria-label={t('remark.number', { number })}
      onKeyDown={onKeyDown}
    >
      <div className={styles.popoverHead}>
        <strong className={styles.popoverTitle}>{t('remark.number', { number })}</strong>
        <span className={styles.popoverPlace}>{t('remark.page', { page: draft.page })}</span>
        <IconButton glyph={glyphs.x} size="sm" label={t('remark.close')} onClick={onClose} />
      </div>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextArea
        ref={focusField}
        label={t('remark.text')}
        labelHidden
        rows={3}
        maxLength={limits.noteLength}
        value={draft.text}
        error={problem}
        onValueChange={(text) => {
          setProblem(undefined)
          onChange({ ...draft, text })
        }}
      />
      <div className={styles.popoverFoot}>
        <span className={styles.popoverKind}>
          <Select
            label={t('remark.kind')}
            labelHidden
            placeholder={null}
            value={draft.kind}
            options={remarkKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onValueChange={(kind) => onChange({ ...draft, kind: kind as RemarkKind })}
          />
        </span>
        <span className={styles.popoverButtons}>
          <Button size="sm" variant="quiet" onClick={onClose}>
            {t('remark.cancel')}
          </Button>
          <Button
            size="sm"
            variant="tinted"
            busy={busy}
            busyLabel={t('remark.saving')}
            onClick={() => void saveRemark()}
          >
            {t('remark.save')}
          </Button>
        </span>
      </div>
    </section>
  )
}
