import { validateApplication } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Inline } from '../../../foundations/layout/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Heading, Text } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { BookRow, BookRows } from '../../shared/BookRow/index.ts'
import { toRulesInput, type ApplicationValues } from '../ApplicationForm/application-values.ts'

export interface DraftApplication extends Omit<ApplicationValues, 'answers'> {
  id: number
  updated_at: string
}

export interface ApplicationDraftsProps<Draft extends DraftApplication> {
  /** The drafts, the latest first. */
  drafts: readonly Draft[]
  /** Returns the address to continue a draft. */
  hrefOf: (draft: Draft) => string
  /** Called to delete a draft; ask for confirmation first. */
  onRemove: (draft: Draft) => void
}

/** An author's unsent drafts: when each was saved, what it lacks, and a link to continue. */
export function ApplicationDrafts<Draft extends DraftApplication>({
  drafts,
  hrefOf,
  onRemove,
}: ApplicationDraftsProps<Draft>) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const today = useToday()
  if (drafts.length === 0) return null
  return (
    <section aria-label={t('draft.title')}>
      <Heading level={2}>{t('draft.title')}</Heading>
      <BookRows label={t('draft.title')}>
        {drafts.map((draft) => {
          const title = draft.book_name.trim() || t('draft.untitled')
          const problemCount = Object.keys(validateApplication(toRulesInput(draft), today)).length
          return (
            <BookRow
              key={draft.id}
              title={title}
              number={draft.id}
              authors={t('draft.saved', { date: date(draft.updated_at, 'dateTime') })}
              lang={getBookLang(draft.language)}
              facts={
                <Text variant="caption" tone="muted">
                  {problemCount > 0 ? t('draft.lacks', { count: problemCount }) : t('draft.ready')}
                </Text>
              }
              action={
                <Inline gap={2} wrap={false}>
                  <ButtonLink size="sm" href={hrefOf(draft)} aria-label={t('draft.continueNamed', { title })}>
                    {t('draft.continue')}
                  </ButtonLink>
                  <IconButton
                    size="sm"
                    glyph={glyphs.trash}
                    label={t('draft.removeNamed', { title })}
                    onClick={() => onRemove(draft)}
                  />
                </Inline>
              }
            />
          )
        })}
      </BookRows>
    </section>
  )
}
