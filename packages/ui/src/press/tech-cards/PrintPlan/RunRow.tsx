import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { bookLang } from '../../../private/bookLang.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { fact } from '../../books/BookRow/BookRow.css.ts'
import { BookRow } from '../../books/BookRow/index.ts'
import { DueDate } from '../../books/DueDate/index.ts'
import type { PlannedRun } from './types.ts'

interface RunRowProps {
  run: PlannedRun
  href: string
  onStart: (run: PlannedRun) => void
  busy: boolean
  today: string
}

/** A run with what it takes and its one act; what holds it up is said in its place. */
export function RunRow({ run, href, onStart, busy, today }: RunRowProps) {
  const { t } = useTranslation(['queue', 'print'])
  const { number } = useFormat()
  const { id, book_name, authors, language, src_cover, due, copies, format, pages, binding, sheets, paper } = run
  const measures = [
    copies !== null && t('plan.copies', { count: copies, copies: number(copies) }),
    format,
    pages !== null && t('plan.pages', { count: pages, pages: number(pages) }),
    binding && t(`print:binding.${binding}`),
  ].filter(Boolean)
  return (
    <BookRow
      title={book_name}
      number={id}
      authors={measures.length > 0 ? measures.join(' · ') : authors}
      lang={bookLang(language)}
      src={src_cover}
      href={href}
      facts={
        <>
          {due && <DueDate due={due} today={today} />}
          {sheets !== null && paper && (
            <span className={fact}>
              {`${t('plan.sheets', { count: sheets, sheets: number(sheets) })} · ${t(`print:paper.${paper}`)}`}
            </span>
          )}
        </>
      }
      action={<RunAct run={run} href={href} onStart={onStart} busy={busy} />}
    />
  )
}

function RunAct({ run, href, onStart, busy }: Omit<RunRowProps, 'today'>) {
  const { t } = useTranslation('queue')
  const { hold, status, book_name } = run
  const named = (action: string) => ({ 'aria-label': t('openNamed', { action, title: book_name }) })
  if (hold === 'author' || hold === 'chiefEditor')
    return (
      <Text tone="muted" variant="caption">
        <Icon glyph={glyphs.lockSimple} size={14} /> {t(`plan.hold.${hold}`)}
      </Text>
    )
  if (hold === 'form')
    return (
      <ButtonLink size="sm" href={href} {...named(t('plan.act.form'))}>
        {t('plan.act.form')}
      </ButtonLink>
    )
  if (status === 'in progress')
    return (
      <ButtonLink variant="primary" size="sm" href={href} {...named(t('plan.act.ready'))}>
        {t('plan.act.ready')}
      </ButtonLink>
    )
  return (
    <Button
      variant="tinted"
      size="sm"
      busy={busy}
      busyLabel={t('doing')}
      onClick={() => onStart(run)}
      {...(!busy && named(t('plan.act.start')))}
    >
      {t('plan.act.start')}
    </Button>
  )
}
