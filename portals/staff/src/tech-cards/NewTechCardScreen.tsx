import { act, searchCardAuthors, useCall, type AnswerOf } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useFormScreen, useSearchParams, useSaving } from '@press/shell'
import {
  Alert,
  Page,
  PageHeader,
  Stack,
  NewTechCardForm,
  todayAtPress,
  useOfferLabels,
  type TechCardFormBody,
  type TechCardValues,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

type Reference = AnswerOf<'GET /api/tech-cards/create'>

/** A new tech card: from scratch, for an accepted application, or for a book of an accepted offer. */
export function NewTechCardScreen() {
  const { t } = useTranslation('tech-cards')
  const [search] = useSearchParams()
  const applicationId = Number(search.get('applicationId')) || undefined
  const offerId = Number(search.get('offerId')) || undefined
  const bookIndex = Number(search.get('book')) || 0
  const answer = useCall(
    'GET /api/tech-cards/create',
    { query: { applicationId, ...(offerId && { offerId, book: bookIndex }) } },
    { revalidateOnFocus: false },
  )
  const { nameOf } = useOfferLabels()
  const offer = answer.data?.offer
  return (
    <Page
      header={
        <PageHeader
          title={t('form.newTitle')}
          description={applicationId ? t('form.fromApplication', { id: applicationId }) : undefined}
          {...(offer && { description: t('form.fromOffer', { offer: nameOf(offer) }) })}
        />
      }
    >
      <QueryBoundary result={answer}>
        {(reference) => <NewCard key={search.toString()} place={bookIndex} reference={reference} />}
      </QueryBoundary>
    </Page>
  )
}

/** Returns the initial values from the application or the offer, and today's date. */
function createInitialValues(
  source: Reference['application'] | NonNullable<Reference['offer']>['book'] | undefined,
): Partial<TechCardValues> {
  const { src_cover: _cover, src_fpage: _page, ioot_file: _ioot, ...sourceFields } = source ?? {}
  return { ...(sourceFields as Partial<TechCardValues>), created_date: todayAtPress() }
}

function NewCard({ reference, place }: { reference: Reference; place: number }) {
  const { application, offer, projectManagers } = reference
  const { t } = useTranslation('tech-cards')
  const { paths } = useStaff()
  const { submit } = useSaving()
  const screen = useFormScreen<TechCardValues>(
    `techcard.new.${offer ? `offer.${offer.id}.${place}` : (application?.id ?? 0)}`,
    { lossText: t('form.loses') },
  )

  const createCard = async (body: TechCardFormBody) => {
    const { techcard } = await submit(
      () =>
        act('POST /api/tech-cards/create', {
          body: {
            ...body,
            application_id: application?.id ?? null,
            offer_id: offer?.id ?? null,
          },
        }),
      (response) => t('form.created', { id: response.techcard.id }),
    )
    screen.leave(paths.techCard(techcard.id))
  }
  return (
    <Stack gap={5}>
      {screen.draft && (
        <Alert action={{ label: t('form.startOver'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
      )}
      <NewTechCardForm
        key={screen.formKey}
        defaultValues={screen.draft ?? createInitialValues(application ?? offer?.book)}
        projectManagers={projectManagers}
        searchAuthors={searchCardAuthors}
        onDraft={screen.storeDraft}
        onSubmit={createCard}
        onCancel={() =>
          screen.leave(
            application ? paths.application(application.id) : offer ? paths.offer(offer.id) : paths.techCards,
          )
        }
      />
      {screen.guard}
    </Stack>
  )
}
