import type { PaperWait, PlannedRun } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Stack } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { getBookLang } from '../../private/book-lang.ts'
import { Button, ButtonLink } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { ProgressBar } from '../../primitives/ProgressBar/index.ts'
import { fact } from '../shared/BookRow/BookRow.css.ts'
import { BookRow } from '../shared/BookRow/index.ts'
import { DueDate } from '../shared/DueDate/index.ts'
import * as styles from './RunRow.css.ts'

interface RunRowProps {
  run: PlannedRun
  href: string
  onStart: (run: PlannedRun) => void
  onReady: (run: PlannedRun) => void
  onCount: (run: PlannedRun) => void
  onOrder: (run: PlannedRun) => void
  busy: boolean
}

interface PrintedProps {
  run: PlannedRun
  copies: number
  onCount: () => void
}

/** A print run with its materials, and its next action or the reason that blocks it. */
export function RunRow({ run, onCount, ...actionProps }: RunRowProps) {
  const { t } = useTranslation(['queue', 'print-forms', 'print-plan'])
  const printNames = usePrintNames()
  const { number } = useFormat()
  const { id, book_name, authors, language, src_cover, due, copies, format, pages, binding, sheets, paper } = run
  const specifications = [
    copies !== null && t('print-plan:copies', { count: copies, copies: number(copies) }),
    format,
    pages !== null && t('print-plan:pages', { count: pages, pages: number(pages) }),
    binding && printNames.binding(binding),
  ].filter(Boolean)
  return (
    <BookRow
      title={book_name}
      number={id}
      authors={specifications.length > 0 ? specifications.join(' · ') : authors}
      lang={getBookLang(language)}
      src={src_cover}
      href={actionProps.href}
      facts={
        <>
          {due && <DueDate due={due} />}
          {sheets !== null && paper && (
            <span className={fact}>
              {`${t('print-plan:sheets', { count: sheets, sheets: number(sheets) })} · ${printNames.paper(paper)}`}
            </span>
          )}
          {run.status === 'in progress' && copies !== null && (
            <Printed run={run} copies={copies} onCount={() => onCount(run)} />
          )}
        </>
      }
      action={<RunAction run={run} {...actionProps} />}
    />
  )
}

/** The number of finished copies of a run in print, with a button to update it. */
function Printed({ run: { printed, book_name }, copies, onCount }: PrintedProps) {
  const { t } = useTranslation(['queue', 'print-plan'])
  const { number } = useFormat()
  return (
    <div className={styles.printed}>
      <div className={styles.printedBar}>
        <ProgressBar
          label={t('print-plan:printed.label')}
          value={printed / copies}
          valueLabel={t('print-plan:printed.of', { printed: number(printed), copies: number(copies) })}
        />
      </div>
      <IconButton
        glyph={glyphs.pencilSimple}
        size="sm"
        label={t('openNamed', { action: t('print-plan:printed.count'), title: book_name })}
        onClick={onCount}
      />
    </div>
  )
}

function RunAction({ run, href, onStart, onReady, onOrder, busy }: Omit<RunRowProps, 'today' | 'onCount'>) {
  const { t } = useTranslation(['queue', 'paper-stock', 'print-plan'])
  const { hold, status, book_name, paper_wait } = run
  const getLabelProps = (action: string) => ({ 'aria-label': t('openNamed', { action, title: book_name }) })
  if (hold === 'author' || hold === 'chiefEditor')
    return (
      <Text tone="muted" variant="caption">
        <Icon glyph={glyphs.lockSimple} size={14} /> {t(`print-plan:hold.${hold}`)}
      </Text>
    )
  if (hold === 'form')
    return (
      <ButtonLink size="sm" href={href} {...getLabelProps(t('print-plan:act.form'))}>
        {t('print-plan:act.form')}
      </ButtonLink>
    )
  if (status === 'in progress')
    return (
      <Button variant="primary" size="sm" onClick={() => onReady(run)} {...getLabelProps(t('print-plan:act.ready'))}>
        {t('print-plan:act.ready')}
      </Button>
    )
  if (paper_wait) return <PaperAction wait={paper_wait} title={book_name} onOrder={() => onOrder(run)} />
  return (
    <Button
      variant="tinted"
      size="sm"
      busy={busy}
      busyLabel={t('doing')}
      onClick={() => onStart(run)}
      {...(!busy && getLabelProps(t('print-plan:act.start')))}
    >
      {t('print-plan:act.start')}
    </Button>
  )
}

/**
 * The action of a run that is short of paper. Only the first such run shows a button to order the paper; further runs show that
 * they wait.
 */
function PaperAction({ wait, title, onOrder }: { wait: PaperWait; title: string; onOrder: () => void }) {
  const { t } = useTranslation(['queue', 'paper-stock'])
  const { date, number } = useFormat()
  const { sheets, expected } = wait
  const actionLabel = t('paper-stock:act.order')
  if (wait.for === 'order')
    return (
      <Stack gap={1} align="center">
        <Button size="sm" onClick={onOrder} aria-label={t('openNamed', { action: actionLabel, title })}>
          {actionLabel}
        </Button>
        <Text tone="muted" variant="caption">
          {t('paper-stock:wait.order', { count: sheets, sheets: number(sheets) })}
        </Text>
      </Stack>
    )
  return (
    <Stack gap={1} align="center">
      <Text tone="muted" variant="caption">
        <Icon glyph={glyphs.lockSimple} size={14} /> {t('paper-stock:act.none')}
      </Text>
      <Text tone="muted" variant="caption">
        {wait.for === 'delivery' && expected
          ? t('paper-stock:wait.delivery', { date: date(expected) })
          : t('paper-stock:wait.above')}
      </Text>
    </Stack>
  )
}
