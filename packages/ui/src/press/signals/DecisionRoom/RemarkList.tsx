import type { SignalRemark } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import type { RemarkDraft } from './RemarkPopover.tsx'
import * as styles from './Rail.css.ts'

interface RemarkListProps {
  remarks: readonly SignalRemark[]
  /** The remark that is being written. */
  draft: RemarkDraft | undefined
  selectedKey: string | undefined
  onChoose: (remark: SignalRemark) => void
  /** Edits a remark. Omit `onEdit` and `onDelete` if remarks can no longer be changed. */
  onEdit: ((remark: SignalRemark) => void) | undefined
  onDelete: ((remark: SignalRemark) => void) | undefined
}

/** The list of the remarks on the pages, sorted by number. */
export function RemarkList({ remarks, draft, selectedKey, onChoose, onEdit, onDelete }: RemarkListProps) {
  const { t } = useTranslation('signals')
  const newDraft = draft && draft.id === undefined ? draft : undefined
  return (
    <section className={styles.remarks} aria-label={t('remark.title')}>
      <p className={styles.remarksHead}>
        <strong className={styles.heading}>{t('remark.title')}</strong>
        <span className={styles.quiet} role="status">
          {[remarks.length > 0 && t('remark.written', { count: remarks.length }), newDraft && t('remark.writing')]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      {remarks.length === 0 && !newDraft && onEdit && <p className={styles.quiet}>{t('remark.empty')}</p>}
      <ol>
        {remarks.map((remark, index) => (
          <li key={remark.id} className={styles.remark} data-chosen={String(remark.id) === selectedKey || undefined}>
            <span className={styles.remarkPin} aria-hidden>
              {index + 1}
            </span>
            <div className={styles.remarkWords}>
              <button type="button" className={styles.remarkPlace} onClick={() => onChoose(remark)}>
                {t('remark.page', { page: remark.page })}
                <span className={styles.quiet}>{` · ${t(`kind.${remark.kind}`).toLocaleLowerCase()}`}</span>
              </button>
              <p className={styles.remarkText}>{remark.text}</p>
            </div>
            {onEdit && onDelete && (
              <span className={styles.remarkTools}>
                <IconButton
                  glyph={glyphs.pencilSimple}
                  size="sm"
                  label={t('remark.edit', { number: index + 1 })}
                  onClick={() => onEdit(remark)}
                />
                <IconButton
                  glyph={glyphs.trash}
                  size="sm"
                  label={t('remark.delete', { number: index + 1 })}
                  onClick={() => onDelete(remark)}
                />
              </span>
            )}
          </li>
        ))}
        {newDraft && (
          <li className={styles.remark}>
            <span className={styles.remarkPinDraft} aria-hidden>
              {remarks.length + 1}
            </span>
            <div className={styles.remarkWords}>
              <span>{t('remark.page', { page: newDraft.page })}</span>
              <span className={styles.quiet}>{` · ${t(`kind.${newDraft.kind}`).toLocaleLowerCase()}`}</span>
              <p className={styles.remarkText}>{newDraft.text}</p>
            </div>
            <span className={styles.quiet}>{t('remark.writingNow')}</span>
          </li>
        )}
      </ol>
    </section>
  )
}
