import { act, searchExecutors, useCall, type AnswerOf } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useEditScreen, useParams, usePageTitle } from '@press/shell'
import {
  Alert,
  Page,
  PageHeader,
  ProjectForm,
  toProjectValues,
  Stack,
  useToast,
  type ProjectFormBody,
  type ProjectValues,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import type { Project } from './project.ts'
import { useFieldLabels } from './useFieldLabels.ts'

type Reference = AnswerOf<'GET /api/project/edit/{id}'>

/** The form of a project with its works. */
export function EditProjectScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('projects')
  const answer = useCall(
    'GET /api/project/edit/{id}',
    { params: { id } },
    { revalidateOnFocus: false, keepPreviousData: false },
  )
  const cardId = answer.data?.project.techcard_id
  usePageTitle(answer.data?.project.name)
  return (
    <Page header={<PageHeader title={cardId ? t('form.editTitle', { id: cardId }) : t('form.label')} />}>
      <QueryBoundary result={answer}>{(reference) => <EditProject key={id} reference={reference} />}</QueryBoundary>
    </Page>
  )
}

function EditProject({ reference: { project, projectManagers } }: { reference: Reference }) {
  const { t } = useTranslation('projects')
  const { paths } = useStaff()
  const toast = useToast()
  const { id } = project
  const screen = useEditScreen<Project, ProjectValues>(`project.${id}`, {
    row: project,
    valuesOf: toProjectValues,
    currentRowOf: (answer) => (answer as { project: Project }).project,
    ...useFieldLabels(),
    lossText: t('form.loses'),
  })

  const saveProject = async (body: ProjectFormBody, values: ProjectValues) => {
    await screen.save(values, (version) =>
      act('POST /api/project/edit/{id}', { params: { id }, body: { ...body, version } }),
    )
    toast({ message: t('form.saved') })
    screen.leave(paths.project(id))
  }
  return (
    <Stack gap={5}>
      {screen.isDraftRestored && (
        <Alert action={{ label: t('form.dropDraft'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
      )}
      <ProjectForm
        key={screen.formKey}
        defaultValues={screen.values}
        refusal={screen.refusal}
        projectManagers={projectManagers}
        searchExecutors={searchExecutors}
        onDraft={screen.storeDraft}
        onSubmit={saveProject}
        onCancel={() => screen.leave(paths.project(id))}
      />
      {screen.guard}
    </Stack>
  )
}
