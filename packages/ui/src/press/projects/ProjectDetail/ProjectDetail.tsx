import type { Project, WorkTask } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Tabs, type Tab } from '../../../primitives/Tabs/index.ts'
import type { Worker } from '../index.ts'
import { WorkTypeDrawer, WorkTypePanel, WorkTypeTable, type WorkTypePanelProps } from '../WorkTypeTable/index.ts'
import { ProjectActions, type ProjectActionsProps } from './ProjectActions.tsx'
import { ProjectHead } from './ProjectHead.tsx'
import { Requirements } from './Requirements.tsx'
import * as styles from './ProjectDetail.css.ts'

export interface ProjectDetailProps
  extends
    Pick<ProjectActionsProps, 'onStatus' | 'onUrgent' | 'editHref'>,
    Pick<WorkTypePanelProps, 'onUpload' | 'onDownload' | 'onRespond' | 'onRate' | 'messageHref'> {
  project: Project
  /** The current user, who determines the available actions. */
  worker: Worker
  techCardHref: string
  /** The active tab: `works`, `requirements`, or the key of a tab in `extraTabs`. Keep it in the URL, like the open work. */
  tab: string
  onTabChange: (tab: string) => void
  /** Further tabs after the first two: files, responses, history. */
  extraTabs?: readonly Tab[]
  /** Id of the work that is open next to the table. */
  work?: number | undefined
  onWorkChange: (work: number | undefined) => void
  /** Changes the status of a work. Must resolve when `project` contains the change. */
  onSend: WorkTypePanelProps['onSend']
  /** Returns the mean rating of an executor and the number of ratings; null if there are none. */
  ratingOf?: (executor: number) => { mean: number; count: number } | null
  /** Opens the form of a new work. Set it only for people who may edit projects. */
  onAddWork?: (() => void) | undefined
  onEditWork?: ((work: WorkTask) => void) | undefined
  /** Today, `yyyy-mm-dd`. */
  today: string
}

/** A project with its works. One work can be open next to the table of works. Fills the available height. */
export function ProjectDetail({
  project,
  worker,
  techCardHref,
  tab,
  onTabChange,
  extraTabs = [],
  work,
  onWorkChange,
  onSend,
  ratingOf,
  onAddWork,
  onEditWork,
  onStatus,
  onUrgent,
  editHref,
  onUpload,
  onDownload,
  onRespond,
  onRate,
  messageHref,
  today,
}: ProjectDetailProps) {
  const { t } = useTranslation('projects')
  const isDesktop = useMedia('desktop')
  const { tasks, start_date, deadline } = project
  const openWork = tab === 'works' ? tasks.find(({ id }) => id === work) : undefined
  const requirements = <Requirements project={project} />

  const worksTab = (
    <div className={styles.works}>
      <WorkTypeTable
        works={tasks}
        worker={worker}
        today={today}
        period={{ ...(start_date && { from: start_date }), ...(deadline && { to: deadline }) }}
        current={openWork?.id}
        onOpen={({ id }) => onWorkChange(id)}
        onSend={onSend}
        onUpload={onUpload}
        onEdit={onEditWork}
        footer={
          onAddWork && (
            <span>
              <Button variant="quiet" size="sm" leading={glyphs.plus} onClick={onAddWork}>
                {t('work.add')}
              </Button>
            </span>
          )
        }
      />
      {requirements}
    </div>
  )
  const panelProps = openWork && {
    work: openWork,
    worker,
    onUpload,
    onDownload,
    onRespond,
    onRate,
    messageHref,
    onSend,
    executorRating: (openWork.executor && ratingOf?.(openWork.executor.id)) ?? null,
    onClose: () => onWorkChange(undefined),
  }

  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <ProjectHead
          project={project}
          techCardHref={techCardHref}
          today={today}
          actions={
            <ProjectActions
              project={project}
              role={worker.role}
              onStatus={onStatus}
              onUrgent={onUrgent}
              editHref={editHref}
            />
          }
        />
        <Tabs
          label={t('detail.tabs')}
          value={tab}
          onValueChange={onTabChange}
          tabs={[
            { key: 'works', label: t('detail.works'), count: tasks.length, panel: worksTab },
            {
              key: 'requirements',
              label: t('detail.requirements'),
              panel: <div className={styles.works}>{requirements}</div>,
            },
            ...extraTabs,
          ]}
        />
      </div>
      {panelProps &&
        (isDesktop ? (
          <WorkTypePanel key={panelProps.work.id} {...panelProps} />
        ) : (
          <WorkTypeDrawer key={panelProps.work.id} {...panelProps} />
        ))}
    </div>
  )
}
