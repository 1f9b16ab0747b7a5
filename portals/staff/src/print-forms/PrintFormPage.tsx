import { savePrintForm, useCall } from '@press/client'
import {
  getFlag,
  getGrantedScope,
  createPrintForm,
  stageWorks,
  type PrintFormKind,
  type PrintFormValues,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useEditScreen, useParams, usePageTitle } from '@press/shell'
import {
  Alert,
  ButtonLink,
  EmptyState,
  glyphs,
  Page,
  PageHeader,
  PrintInfoForm,
  PrintWorkFacts,
  SignalCopyForm,
  Stack,
  useToast,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import type { TechCard } from '../shared/tech-card.ts'
import { usePrintFormLabels } from './usePrintFormLabels.ts'

const formByKind = { signal: SignalCopyForm, print: PrintInfoForm }
/** The stage work that is finished when the form is completed. */
const workByKind = { signal: 'signal-copy', print: 'print-run' } as const

/**
 * A form of the printing house for a tech card. The printing house fills in the form; all other people with access to the card read
 * it.
 */
export function PrintFormPage({ kind }: { kind: PrintFormKind }) {
  const id = Number(useParams()['id'])
  const { t } = useTranslation(['print-forms', 'tech-cards'])
  const { role, paths } = useStaff()
  const answer = useCall('GET /api/tech-cards/{id}', { params: { id } })
  const card = answer.data?.techcard
  usePageTitle(card && `${t(`work.${kind}.label`)}, ${t('tech-cards:number', { id })}`)
  const canWrite = getGrantedScope(role, 'techCards', 'print') === 'all' && card?.is_archieve !== 1
  return (
    <Page
      header={
        <PageHeader
          title={t(`work.${kind}.label`)}
          description={card ? card.book_name : undefined}
          primary={
            <ButtonLink href={paths.techCard(id)} leading={glyphs.arrowLeft}>
              {t('tech-cards:number', { id })}
            </ButtonLink>
          }
        />
      }
    >
      <QueryBoundary result={answer}>
        {({ techcard }) =>
          canWrite ? <EditForm key={id} kind={kind} card={techcard} /> : <ReadOnlyForm kind={kind} card={techcard} />
        }
      </QueryBoundary>
    </Page>
  )
}

interface FormProps {
  kind: PrintFormKind
  card: TechCard
}

function ReadOnlyForm({ kind, card }: FormProps) {
  const { t } = useTranslation('print-forms')
  const work = card[`${kind}_form`]
  if (work) return <PrintWorkFacts kind={kind} work={work} />
  return <EmptyState title={t('work.emptyTitle')}>{t(`work.${kind}.empty`)}</EmptyState>
}

function EditForm({ kind, card }: FormProps) {
  const { t } = useTranslation(['print-forms', 'tech-cards'])
  const { paths } = useStaff()
  const toast = useToast()
  const { id } = card
  const { from } = stageWorks[workByKind[kind]]
  const screen = useEditScreen<TechCard, PrintFormValues>(`techcard.${id}.${kind}`, {
    row: card,
    valuesOf: (row) => row[`${kind}_form`] ?? createPrintForm(row, kind),
    currentRowOf: (answer) => (answer as { techcard: TechCard }).techcard,
    ...usePrintFormLabels(),
    lossText: t('work.loses'),
  })
  const saveForm = async (work: PrintFormValues) => {
    await screen.save(work, (version) => savePrintForm(id, kind, { ...work, version }))
    const advancesStage = work.status === 'completed' && card[getFlag(from)]
    toast({ message: t(advancesStage ? `work.${kind}.goesOn` : 'work.saved') })
    screen.leave(paths.techCard(id))
  }
  const Form = formByKind[kind]
  return (
    <Stack gap={5}>
      {screen.isDraftRestored && (
        <Alert action={{ label: t('tech-cards:form.dropDraft'), onAction: screen.startOver }}>
          {t('tech-cards:form.draftRestored')}
        </Alert>
      )}
      {!card[getFlag(from)] && !card[`${kind}_form`] && <Alert>{t(`work.${kind}.early`)}</Alert>}
      <Form
        key={screen.formKey}
        defaultValues={screen.values}
        refusal={screen.refusal}
        onDraft={screen.storeDraft}
        onSubmit={saveForm}
        onCancel={() => screen.leave(paths.techCard(id))}
      />
      {screen.guard}
    </Stack>
  )
}
