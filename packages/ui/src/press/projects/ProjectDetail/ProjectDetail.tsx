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
    Pick<WorkTypePanelProps, 'onUpload' | 'onDownload' | 'onRespond' | 'onRate' | 'writeHref'> {
  project: Project
  /** Who looks: every button follows from it. */
  worker: Worker
  techCardHref: string
  /** The chosen tab: `works`, `requirements`, or one of `more`. It belongs to the address, as does the work. */
  tab: string
  onTabChange: (tab: string) => void
  /** Tabs after the first two: files, responses, history. */
  more?: readonly Tab[]
  /** The work that stands open beside the table, by its id. */
  work?: number | undefined
  onWorkChange: (work: number | undefined) => void
  /** A step of a work. When it resolves, `project` holds the answer. */
  onSend: WorkTypePanelProps['onSend']
  /** How an executor has been rated so far. */
  ratingOf?: (executor: number) => { mean: number; count: number } | null
  /** For those who write projects. */
  onAddWork?: (() => void) | undefined
  onEditWork?: ((work: WorkTask) => void) | undefined
  /** Today, `yyyy-mm-dd`. */
  today: string
}

/** A project with its works; one of them can stand open beside the others. Fills the height it is given. */
export function ProjectDetail({
  project,
  worker,
  techCardHref,
  tab,
  onTabChange,
  more = [],
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
  writeHref,
  today,
}: ProjectDetailProps) {
  const { t } = useTranslation('projects')
  const roomy = useMedia('desktop')
  const { tasks, start_date, deadline } = project
  const opened = tab === 'works' ? tasks.find(({ id }) => id === work) : undefined
  const requirements = <Requirements project={project} />

  const works = (
    <div className={styles.works}>
      <WorkTypeTable
        works={tasks}
        worker={worker}
        today={today}
        period={{ ...(start_date && { from: start_date }), ...(deadline && { to: deadline }) }}
        current={opened?.id}
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
  const panel = opened && {
    work: opened,
    worker,
    onUpload,
    onDownload,
    onRespond,
    onRate,
    writeHref,
    onSend,
    executorRating: (opened.executor && ratingOf?.(opened.executor.id)) ?? null,
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
            { key: 'works', label: t('detail.works'), count: tasks.length, panel: works },
            {
              key: 'requirements',
              label: t('detail.requirements'),
              panel: <div className={styles.works}>{requirements}</div>,
            },
            ...more,
          ]}
        />
      </div>
      {panel &&
        (roomy ? <WorkTypePanel key={panel.work.id} {...panel} /> : <WorkTypeDrawer key={panel.work.id} {...panel} />)}
    </div>
  )
}
