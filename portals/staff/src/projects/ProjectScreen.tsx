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
    <QueryBoundary of={answer} skeleton={<LoadingPage />}>
      {({ project }) => (
        <Page scroll="bleed">
          <Detail key={id} project={project} />
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

const atFirst = { tab: 'works', work: '' }

function Detail({ project }: { project: Project }) {
  const today = useToday()
  const { t } = useTranslation('projects')
  const { role, to, writeTo } = useStaff()
  const { user } = useSession()
  const download = useDownload()
  const onUpload = useUpload('document')
  const { save, submit } = useSaving()
  const carryOut = async (...change: Parameters<typeof submit>): Promise<void> => {
    await submit(...change)
  }
  const [{ tab, work }, set] = useListParams(atFirst)
  const [edited, setEdited] = useState<WorkTask | 'new'>()
  const { id, version, tasks, deadline } = project
  const writes = getGrantedScope(role, 'projects', 'write') !== undefined
  const responds = getGrantedScope(role, 'projects', 'respond') !== undefined
  const responses =
    useCall('GET /api/project/allresponce', writes ? { query: { project_id: id } } : null).data?.responses ?? []

  const saveWork = (body: WorkBody) =>
    carryOut(
      () =>
        edited && edited !== 'new'
          ? act('PATCH /api/work-types/{id}', {
              params: { id: edited.id },
              body: { ...body, version: versionOf(edited) },
            })
          : act('POST /api/project/{id}/work_types', { params: { id }, body }),
      t('said.work'),
      (reason) => t('said.workFailed', { reason }),
    )
  const versionOf = ({ id: one }: WorkTask) => tasks.find((task) => task.id === one)?.version

  return (
    <>
      <ProjectDetail
        project={project}
        worker={{ role, id: user?.id ?? 0 }}
        techCardHref={to.techCard(project.techcard_id)}
        writeHref={writeTo}
        tab={tab}
        onTabChange={(next) => set({ tab: next })}
        work={Number(work) || undefined}
        onWorkChange={(next) => set({ work: next ? String(next) : '' })}
        onStatus={(status) =>
          carryOut(() => setProjectStatus(id, status === 'done' ? 'done' : 'in progress', version), t('said.status'))
        }
        onUrgent={
          writes
            ? (urgent) =>
                carryOut(
                  () => act('POST /api/project/{id}/urgent', { params: { id }, body: { urgent, version } }),
                  t(urgent ? 'said.urgent' : 'said.calm'),
                )
            : undefined
        }
        editHref={writes ? to.editProject(id) : undefined}
        onSend={({ work: task, to: status, ...change }) =>
          carryOut(
            () =>
              act('POST /api/work-types/{id}/status', {
                params: { id: task.id },
                body: { status, ...change, version: versionOf(task) },
              }),
            t('said.saved'),
            // A work is approved by giving it a score, so the error message names the score.
            change.scores && ((reason) => t('said.scoreFailed', { reason })),
          )
        }
        onRespond={
          responds
            ? (task, agree, comment) =>
                carryOut(
                  () => act('POST /api/work-types/{id}/respond', { params: { id: task.id }, body: { agree, comment } }),
                  t('said.saved'),
                )
            : undefined
        }
        onRate={
          getGrantedScope(role, 'projects', 'rate')
            ? (task, scores, comment) =>
                carryOut(
                  () =>
                    act('POST /api/work-types/{id}/score', {
                      params: { id: task.id },
                      body: { scores, comment, version: versionOf(task) },
                    }),
                  t('said.scored'),
                  (reason) => t('said.scoreFailed', { reason }),
                )
            : undefined
        }
        onAddWork={writes ? () => setEdited('new') : undefined}
        onEditWork={writes ? setEdited : undefined}
        onUpload={onUpload}
        onDownload={download}
        more={[
          {
            key: 'timeline',
            label: t('timeline.tab'),
            panel: <ProjectTimeline works={tasks} deadline={deadline} />,
          },
          ...(writes
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
        open={edited !== undefined}
        onOpenChange={() => setEdited(undefined)}
        work={edited === 'new' ? undefined : edited}
        deadline={deadline}
        onSave={saveWork}
        searchExecutors={searchExecutors}
      />
    </>
  )
}
