import { getStageIndex, stageKeys, type StageKey } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { DescriptionList, Stack } from '../../../foundations/layout/index.ts'
import { StageRibbon } from '../../shared/StageRibbon/index.ts'
import * as styles from './SearchHitPreview.css.ts'

interface SearchHitPreviewProps {
  title: string
  /** Set if the title is the title of a book. `lang` is the language of the title, if known. */
  book?: { lang: string | undefined }
  cover?: ReactNode
  /** Further information about the result: authors, a recipient or a role. */
  subtitle?: string
  badge?: ReactNode
  /** The stage of a book, and the date when it entered the stage. */
  stage?: { stage: StageKey; since: string }
  facts: readonly { term: string; value: ReactNode }[]
}

/** A preview of a search result, with the facts that people usually open it for. */
export function SearchHitPreview({ title, book, cover, subtitle, badge, stage, facts }: SearchHitPreviewProps) {
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        {cover}
        <Stack gap={2}>
          <span className={book ? styles.book : styles.title} lang={book?.lang}>
            {title}
          </span>
          {subtitle && <span className={styles.by}>{subtitle}</span>}
          {badge && <span>{badge}</span>}
        </Stack>
      </div>
      {stage && <StageProgress {...stage} />}
      <DescriptionList items={facts} />
    </Stack>
  )
}

function StageProgress({ stage, since }: { stage: StageKey; since: string }) {
  const { t } = useTranslation('search')
  const { date } = useFormat()
  return (
    <Stack gap={1.5}>
      <StageRibbon stage={stage} />
      <span className={styles.way}>
        <span>{t('stage', { number: getStageIndex(stage) + 1, total: stageKeys.length })}</span>
        <span>{t('since', { date: date(since, 'dayMonth') })}</span>
      </span>
    </Stack>
  )
}
