import { act, searchExecutors, setProjectStatus, useCall, useSession } from '@press/client'
import { getGrantedScope, type WorkTask } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useDownload, useListParams, useParams, usePageTitle, useUpload, useSaving } from '@press/shell'
import {
  Page,
  ProjectDetail,
  ProjectTimeline,
  Skeleton,
  Stack,
  useToday,
  WorkDialog,
  WorkResponses,
  type WorkBody,
} from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import type { Project } from './project.ts'

/** A project with its works, and the actions that the user may take on each work. */
export function ProjectScreen() {
  const id = Number(useParams()['id'])
  const answer = useCall('GET /api/project/{id}', { params: { id } })
  usePageTitle(answer.data?.project.name)
  return (
    <QueryBoundary result={answer} skeleton={<LoadingPage />}>
      {({ project }) => (
        <Page scroll="bleed">
          <ProjectContent key={id} project={project} />
        </Page>
      )}
    </QueryBoundary>
  )
}

const LoadingPage = () => (
  <Page>
    <Stack gap={3}>
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton />
    </Stack>
  </Page>
)

const defaults = { tab: 'works', work: '' }

function ProjectContent({ project }: { project: Project }) {
  const today = useToday()
  const { t } = useTranslation('projects')
  const { role, paths, getMessageHref } = useStaff()
  const { user } = useSession()
  const download = useDownload()
  const onUpload = useUpload('document')
  const { save, submit } = useSaving()
  const submitChange = async (...change: Parameters<typeof submit>): Promise<void> => {
    await submit(...change)
  }
  const [{ tab, work }, setParams] = useListParams(defaults)
  const [editedWork, setEditedWork] = useState<WorkTask | 'new'>()
  const { id, version, tasks, deadline } = project
  const canWrite = getGrantedScope(role, 'projects', 'write') !== undefined
  const canRespond = getGrantedScope(role, 'projects', 'respond') !== undefined
  const responses =
    useCall('GET /api/project/allresponce', canWrite ? { query: { project_id: id } } : null).data?.responses ?? []

  const saveWork = (body: WorkBody) =>
    submitChange(
      () =>
        editedWork && editedWork !== 'new'
          ? act('PATCH /api/work-types/{id}', {
              params: { id: editedWork.id },
              body: { ...body, version: findVersion(editedWork) },
            })
          : act('POST /api/project/{id}/work_types', { params: { id }, body }),
      t('said.work'),
      (reason) => t('said.workFailed', { reason }),
    )
  const findVersion = ({ id: workId }: WorkTask) => tasks.find((task) => task.id === workId)?.version

  return (
    <>
      <ProjectDetail
        project={project}
        worker={{ role, id: user?.id ?? 0 }}
        techCardHref={paths.techCard(project.techcard_id)}
        messageHref={getMessageHref}
        tab={tab}
        onTabChange={(next) => setParams({ tab: next })}
        work={Number(work) || undefined}
        onWorkChange={(next) => setParams({ work: next ? String(next) : '' })}
        onStatus={(status) =>
          submitChange(
            () => setProjectStatus(id, status === 'done' ? 'done' : 'in progress', version),
            t('said.status'),
          )
        }
        onUrgent={
          canWrite
            ? (urgent) =>
                submitChange(
                  () => act('POST /api/project/{id}/urgent', { params: { id }, body: { urgent, version } }),
                  t(urgent ? 'said.urgent' : 'said.calm'),
                )
            : undefined
        }
        editHref={canWrite ? paths.editProject(id) : undefined}
        onSend={({ work: task, to: status, ...change }) =>
          submitChange(
            () =>
              act('POST /api/work-types/{id}/status', {
                params: { id: task.id },
                body: { status, ...change, version: findVersion(task) },
              }),
            t('said.saved'),
            // A work is approved by giving it a score, so the error message names the score.
            change.scores && ((reason) => t('said.scoreFailed', { reason })),
          )
        }
        onRespond={
          canRespond
            ? (task, agree, comment) =>
                submitChange(
                  () => act('POST /api/work-types/{id}/respond', { params: { id: task.id }, body: { agree, comment } }),
                  t('said.saved'),
                )
            : undefined
        }
        onRate={
          getGrantedScope(role, 'projects', 'rate')
            ? (task, scores, comment) =>
                submitChange(
                  () =>
                    act('POST /api/work-types/{id}/score', {
                      params: { id: task.id },
                      body: { scores, comment, version: findVersion(task) },
                    }),
                  t('said.scored'),
                  (reason) => t('said.scoreFailed', { reason }),
                )
            : undefined
        }
        onAddWork={canWrite ? () => setEditedWork('new') : undefined}
        onEditWork={canWrite ? setEditedWork : undefined}
        onUpload={onUpload}
        onDownload={download}
        extraTabs={[
          {
            key: 'timeline',
            label: t('timeline.tab'),
            panel: <ProjectTimeline works={tasks} deadline={deadline} />,
          },
          ...(canWrite
            ? [
                {
                  key: 'responses',
                  label: t('responses.label'),
                  count: responses.length,
                  panel: (
                    <WorkResponses
                      responses={responses}
                      works={tasks}
                      onChoose={({ work_id, executor }) => {
                        const task = tasks.find((one) => one.id === work_id)
                        if (task)
                          void save(
                            'choose',
                            () =>
                              act('PATCH /api/work-types/{id}', {
                                params: { id: work_id },
                                body: { executor_id: executor.id, version: task.version },
                              }),
                            t('responses.chosen', { name: executor.name }),
                          )
                      }}
                    />
                  ),
                },
              ]
            : []),
        ]}
        today={today}
      />
      <WorkDialog
        open={editedWork !== undefined}
        onOpenChange={() => setEditedWork(undefined)}
        work={editedWork === 'new' ? undefined : editedWork}
        deadline={deadline}
        onSave={saveWork}
        searchExecutors={searchExecutors}
      />
    </>
  )
}
