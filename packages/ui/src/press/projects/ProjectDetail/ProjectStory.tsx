import type { ProjectStatus, Project } from '@press/domain'
import { useState } from 'react'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { today } from '../fixtures.ts'
import type { WorkChange } from '../WorkTypeTable/index.ts'
import { ProjectDetail, type ProjectDetailProps } from './ProjectDetail.tsx'

export interface ProjectStoryProps extends Pick<
  ProjectDetailProps,
  'worker' | 'onAddWork' | 'onEditWork' | 'editHref' | 'extraTabs'
> {
  project: Project
  work?: number | undefined
  /** The server's message when it refuses a change. */
  refusal?: string
  onSent: (change: ProjectStatus | boolean | Pick<WorkChange, 'to'>) => void
}

/** A project with a fake server, for stories. */
export function ProjectStory({
  project: initialProject,
  work: initialWorkId,
  refusal,
  onSent,
  ...detail
}: ProjectStoryProps) {
  const [project, setProject] = useState(initialProject)
  const [tab, setTab] = useState('works')
  const [openWorkId, setOpenWorkId] = useState(initialWorkId)
  const respond = async (update: (project: Project) => Project, sentChange: Parameters<typeof onSent>[0]) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (refusal) throw new Error(refusal)
    setProject(update)
    onSent(sentChange)
  }
  return (
    <Announcer>
      <ToastProvider>
        <ProjectDetail
          {...detail}
          project={project}
          techCardHref={`#/techcards/${project.techcard_id}`}
          today={today}
          tab={tab}
          onTabChange={setTab}
          work={openWorkId}
          onWorkChange={setOpenWorkId}
          onStatus={(status) => respond((current) => ({ ...current, status }), status)}
          onUrgent={
            detail.worker.role === 'pm' ? (urgent) => respond((current) => ({ ...current, urgent }), urgent) : undefined
          }
          onSend={({ work: task, to, scores }) =>
            respond(
              (current) => ({
                ...current,
                tasks: current.tasks.map((currentTask) =>
                  currentTask.id === task.id
                    ? { ...currentTask, status: to, scores: scores ?? currentTask.scores }
                    : currentTask,
                ),
              }),
              { to },
            )
          }
          onUpload={async ({ name, size, type }) => ({ id: 501, name, size, mime: type })}
          onDownload={() => undefined}
          messageHref={(id) => `#/chat/${id}`}
          ratingOf={() => ({ mean: 4.7, count: 38 })}
        />
      </ToastProvider>
    </Announcer>
  )
}
