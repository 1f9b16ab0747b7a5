import { retryLetter, useUnsentLetters } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Loaded, useErrorText, useListParams, useNow } from '@press/shell'
import { EmptyState, Page, PageHeader, SearchField, UnsentLetters, useToast, type UnsentLetterRow } from '@press/ui'

const defaults = { search: '' }

/** Letters that could not be sent: the supervisor sees why, and sends them again. */
export function LettersScreen() {
  const { t } = useTranslation('notices')
  const toast = useToast()
  const errorText = useErrorText()
  const now = useNow()
  const [params, set] = useListParams(defaults)
  const answer = useUnsentLetters()
  const wanted = params.search.toLowerCase()
  const found = (letters: readonly UnsentLetterRow[]) =>
    letters.filter(({ to, subject }) => `${to} ${subject}`.toLowerCase().includes(wanted))

  const retry = async ({ id }: UnsentLetterRow) => {
    try {
      await retryLetter(id)
      toast({ message: t('letters.retried') })
    } catch (error) {
      toast({ tone: 'danger', message: t('letters.retryFailed', { message: errorText(error) }) })
    }
  }

  return (
    <Page
      header={
        <PageHeader
          title={t('letters.title')}
          {...(answer.data?.letters.length && { count: t('letters.count', { count: answer.data.letters.length }) })}
          filters={
            <SearchField
              label={t('letters.search')}
              value={params.search}
              onValueChange={(search) => set({ search })}
            />
          }
        />
      }
    >
      <Loaded of={answer}>
        {({ letters }) =>
          letters.length > 0 && found(letters).length === 0 ? (
            <EmptyState title={t('letters.none')} />
          ) : (
            <UnsentLetters letters={found(letters)} onRetry={retry} now={now} />
          )
        }
      </Loaded>
    </Page>
  )
}
