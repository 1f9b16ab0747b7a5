import { savePrintForm, usePrintPlan } from '@press/client'
import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Loaded, pageHref, useListParams } from '@press/shell'
import { Page, PageHeader, Pagination, PrintPlan, todayAtPress, type PlannedRun } from '@press/ui'
import { useSaving } from '../shared/useSaving.ts'
import { useStaff } from '../shared/useStaff.ts'

const defaults = { page: '1' }

/** The printing house's home: what to print now, in the order of promised dates. */
export function PrintHome() {
  const { t } = useTranslation('queue')
  const { to } = useStaff()
  const [params, set] = useListParams(defaults)
  const page = Number(params.page) || 1
  const answer = usePrintPlan({ page, per_page: limits.pageSize })
  const { saving, save } = useSaving()

  const start = ({ id, version, book_name }: PlannedRun) => {
    let next = version
    const put = (status: 'new' | 'in progress', start_date: string | null, done: string, back?: () => void) =>
      save(
        String(id),
        async () => {
          next = (await savePrintForm(id, 'print', { status, start_date, version: next })).version
        },
        done,
        back && { label: t('undo'), onAction: back },
      )
    void put('in progress', todayAtPress(), t('plan.started', { title: book_name }), () => {
      void put('new', null, t('plan.stopped', { title: book_name }))
    })
  }

  const total = answer.data?.total ?? 0
  return (
    <Page
      header={
        <PageHeader title={t('plan.title')} {...(total > 0 && { count: t('plan.runsCount', { count: total }) })} />
      }
    >
      <Loaded of={answer} skeleton={<PrintPlan hrefOf={to.techCard} onStart={start} />}>
        {(plan) => (
          <PrintPlan
            plan={plan}
            hrefOf={to.techCard}
            onStart={start}
            busy={saving === undefined ? undefined : Number(saving)}
            footer={
              total > limits.pageSize && (
                <Pagination
                  page={page}
                  pageSize={limits.pageSize}
                  total={total}
                  href={pageHref}
                  onPageChange={(other) => set({ page: String(other) })}
                />
              )
            }
          />
        )}
      </Loaded>
    </Page>
  )
}
