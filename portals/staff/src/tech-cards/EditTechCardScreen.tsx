import { editTechCard, searchCardAuthors, useTechCardForm } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Loaded, useEditScreen, useParams, useUpload } from '@press/shell'
import {
  Alert,
  Page,
  PageHeader,
  Stack,
  TechCardForm,
  techCardValues,
  useToast,
  type TechCardFormBody,
  type TechCardValues,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import type { TechCard } from './techCard.ts'
import { useFieldWords } from './useFieldWords.ts'

type Reference = NonNullable<ReturnType<typeof useTechCardForm>['data']>

/** A tech card to be changed. Its number stands here even when the card itself cannot be had (spec §8). */
export function EditTechCardScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('tech-cards')
  const answer = useTechCardForm(id)
  return (
    <Page header={<PageHeader title={t('form.editTitle', { id })} />}>
      <Loaded of={answer}>{(reference) => <EditCard key={id} reference={reference} />}</Loaded>
    </Page>
  )
}

function EditCard({ reference: { techCard, projectManagers } }: { reference: Reference }) {
  const { t } = useTranslation('tech-cards')
  const { to } = useStaff()
  const toast = useToast()
  const onUpload = useUpload('image')
  const { labelOf, textOf } = useFieldWords()
  const { id } = techCard
  const screen = useEditScreen<TechCard, TechCardValues>(`techcard.${id}`, {
    row: techCard,
    valuesOf: techCardValues,
    currentOf: (answer) => (answer as { techcard: TechCard }).techcard,
    labelOf,
    textOf,
    loses: t('form.loses'),
  })

  const send = async (body: TechCardFormBody, values: TechCardValues) => {
    await screen.save(values, (version) => editTechCard(id, { ...body, version }))
    toast({ message: t('form.saved') })
    screen.leave(to.techCard(id))
  }
  return (
    <Stack gap={5}>
      {screen.restored && (
        <Alert action={{ label: t('form.dropDraft'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
      )}
      <TechCardForm
        key={screen.round}
        defaultValues={screen.values}
        refusal={screen.refusal}
        projectManagers={projectManagers}
        searchAuthors={searchCardAuthors}
        onUpload={onUpload}
        onDraft={screen.keep}
        onSubmit={send}
        onCancel={() => screen.leave(to.techCard(id))}
      />
      {screen.guard}
    </Stack>
  )
}
