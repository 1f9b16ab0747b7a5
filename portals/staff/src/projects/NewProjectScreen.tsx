import { act, searchExecutors, useCall, type AnswerOf } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useFormScreen, useParams, useSaving } from '@press/shell'
import {
  Alert,
  emptyTask,
  Page,
  PageHeader,
  ProjectForm,
  Stack,
  type ProjectFormBody,
  type ProjectValues,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

type Reference = AnswerOf<'GET /api/project/create/{techcardId}'>

/** A new project for a tech card, prefilled from the card. */
export function NewProjectScreen() {
  const { t } = useTranslation(['projects', 'tech-cards'])
  const cardId = Number(useParams()['id'])
  const answer = useCall(
    'GET /api/project/create/{techcardId}',
    { params: { techcardId: cardId } },
    { revalidateOnFocus: false },
  )
  return (
    <Page header={<PageHeader title={t('form.newTitle')} description={t('tech-cards:number', { id: cardId })} />}>
      <QueryBoundary result={answer}>
        {(reference) => <NewProject key={cardId} card={cardId} reference={reference} />}
      </QueryBoundary>
    </Page>
  )
}

function NewProject({ card, reference: { project, projectManagers } }: { card: number; reference: Reference }) {
  const { t } = useTranslation('projects')
  const { paths } = useStaff()
  const { submit } = useSaving()
  const screen = useFormScreen<ProjectValues>(`project.new.${card}`, { lossText: t('form.loses') })

  const createProject = async (body: ProjectFormBody) => {
    const { project: createdProject } = await submit(
      () => act('POST /api/project/create/{techcardId}', { params: { techcardId: card }, body }),
      t('form.created'),
    )
    screen.leave(paths.project(createdProject.id))
  }
  return (
    <Stack gap={5}>
      {screen.draft && (
        <Alert action={{ label: t('form.startOver'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
      )}
      <ProjectForm
        key={screen.formKey}
        defaultValues={screen.draft ?? { ...project, tasks: project.tasks.map((task) => ({ ...emptyTask, ...task })) }}
        projectManagers={projectManagers}
        searchExecutors={searchExecutors}
        submitLabel={t('form.create')}
        onDraft={screen.storeDraft}
        onSubmit={createProject}
        onCancel={() => screen.leave(paths.techCard(card))}
      />
      {screen.guard}
    </Stack>
  )
}
