import {
  conventionalSheets,
  getExpectedCopies,
  publisherSheets,
  stageWorks,
  type Paper,
  type Protocol,
  type TechCard,
  type WorkRemark,
} from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { CopiesList } from '../CopiesList/index.ts'
import { PrintWorkFacts } from '../PrintWorkFacts/index.ts'
import { techCardSections, type CardField, type TechCardSection } from '../tech-card-values.ts'
import { ChatRemarks, type RemarkActions } from './ChatRemarks.tsx'
import { DistributionBar } from './DistributionBar.tsx'
import { SheetSection } from '../../../patterns/Sheet/index.ts'
import * as sheet from '../../../patterns/Sheet/Sheet.css.ts'
import * as styles from './TechCardPassport.css.ts'

const days = ['created_date', 'appointment_date', 'due', 'signalEndDate', 'printStartDate'] as const
const printFields = [
  'paper_text',
  'colorfulness_text',
  'paper_insert',
  'colorfulness_insert',
  'inserts_count',
  'paper_flyleaf',
  'colorfulness_flyleaf',
  'paper_cover',
  'colorfulness_cover',
  'lamination',
  'binding',
  'remarks',
] as const

/** Editing of sections in place. One section is open; all other sections are read-only. */
export interface SectionsEditing {
  open: TechCardSection | null
  /** Opens a section at one of its fields. */
  onOpen: (section: TechCardSection, field?: CardField) => void
  /** The fields of the open section. */
  fields: ReactNode
  /** Returns the missing fields of a section, with their labels. */
  missing: (section: TechCardSection) => readonly { field: CardField; label: string }[]
}

const bodies = ['department_protocol', 'methodological_council_protocol', 'scientific_council_protocol'] as const
const shares = ['circulation_author', 'circulation_library', 'circulation_university'] as const
const links = ['fname_gdisk', 'fname_print', 'fname_signal'] as const
const delivery = ['delivery_address', 'from_address', 'delivery_payment'] as const
const isKnown = ({ number, date }: Protocol): boolean => Boolean(number ?? date)

interface PassportSectionsProps extends RemarkActions {
  card: TechCard
  /** The link to the editor; absent for people without permission. */
  editHref?: string | undefined
  editing?: SectionsEditing | undefined
}

/** The numbered sections. Links and delivery appear once some of their data is known. */
export function PassportSections({ card, editHref, editing, ...remarkActions }: PassportSectionsProps) {
  const { t } = useTranslation(['tech-cards', 'print-forms'])
  const names = usePrintNames()
  const { date, number } = useFormat()
  const day = (value: string | null) => value && date(value, 'date')
  const sheets = (value: number, digits: number) => number(value, { maximumFractionDigits: digits })
  const { print_info: print, signal_form, print_form, volume, pages, symbols, format, chat_remarks } = card
  const remarksOf = (action: 'print' | 'handOver') =>
    card.remarks.filter(({ work }) => stageWorks[work].action === action)
  const partOf = (paper: Paper | null | undefined, colours: string | null | undefined, extra?: string | false) =>
    [paper && names.paper(paper), colours, extra].filter(Boolean).join(', ')
  const [printed, handOverRemarks] = [remarksOf('print'), remarksOf('handOver')]
  const conventional = volume ?? (pages !== null && format ? conventionalSheets(pages, format) : null)
  const part = { editHref, editing }
  return (
    <>
      <Part section="edition" {...part}>
        <Fact term={t('field.ISBN')}>{card.ISBN}</Fact>
        <Fact term={t('field.udc')}>{card.udc}</Fact>
        <Fact term={t('field.bbk')}>{card.bbk}</Fact>
        <Fact term={t('field.edition_type')}>
          {card.edition_type && t(`print-forms:editionType.${card.edition_type}`)}
        </Fact>
        <Fact term={t('field.ioot')}>{card.ioot ?? card.ioot_file?.name}</Fact>
        <Fact term={t('field.pre_editorial_conclusion')} wide>
          {card.pre_editorial_conclusion}
        </Fact>
      </Part>
      <Part
        section="approvals"
        empty={t('passport.empty.approvals')}
        known={bodies.some((body) => isKnown(card[body]))}
        {...part}
      >
        {bodies.map((body) => (
          <Fact key={body} term={t(`field.${body}`)}>
            {isKnown(card[body]) && <ProtocolWords protocol={card[body]} />}
          </Fact>
        ))}
      </Part>
      <Part section="volume" {...part}>
        <Fact term={t('field.pages')}>
          {pages !== null && (
            <>
              {number(pages)}
              {conventional !== null && (
                <Quiet>{t('hint.conventionalSheets', { sheets: sheets(conventional, 2) })}</Quiet>
              )}
            </>
          )}
        </Fact>
        <Fact term={t('field.symbols')}>
          {symbols !== null && (
            <>
              {number(symbols)}
              <Quiet>{t('hint.publisherSheets', { sheets: sheets(publisherSheets(symbols), 1) })}</Quiet>
            </>
          )}
        </Fact>
        <Fact term={t('field.format')}>{format}</Fact>
        <Fact term={t('field.kegel')}>{card.kegel}</Fact>
        <Fact term={t('field.typeface')}>{card.typeface}</Fact>
        <Fact term={t('field.language')}>{t(`print-forms:bookLanguage.${card.language}`)}</Fact>
        <Fact term={t('field.quantity')}>{card.quantity !== null && number(card.quantity)}</Fact>
      </Part>
      <Part
        section="print"
        empty={t('passport.empty.print')}
        known={
          Boolean(signal_form ?? print_form) ||
          printed.length > 0 ||
          chat_remarks.length > 0 ||
          printFields.some((field) => print[field]) ||
          Boolean(card.printing_method ?? card.printer_name)
        }
        foot={
          (signal_form ?? print_form) && (
            <>
              {signal_form && <PrintWorkFacts kind="signal" work={signal_form} />}
              {print_form && <PrintWorkFacts kind="print" work={print_form} />}
            </>
          )
        }
        {...part}
      >
        <Fact term={t('field.text')}>{partOf(print.paper_text, print.colorfulness_text)}</Fact>
        <Fact term={t('field.insert')}>
          {partOf(
            print.paper_insert,
            print.colorfulness_insert,
            Boolean(print.inserts_count) && t('passport.inserts', { count: print.inserts_count ?? 0 }),
          )}
        </Fact>
        <Fact term={t('field.flyleaf')}>{partOf(print.paper_flyleaf, print.colorfulness_flyleaf)}</Fact>
        <Fact term={t('field.cover')}>{partOf(print.paper_cover, print.colorfulness_cover)}</Fact>
        <Fact term={t('field.lamination')}>{print.lamination && t(`print-forms:lamination.${print.lamination}`)}</Fact>
        <Fact term={t('field.binding')}>{print.binding && names.binding(print.binding)}</Fact>
        <Fact term={t('field.printing_method')}>
          {card.printing_method && t(`print-forms:method.${card.printing_method}`)}
        </Fact>
        <Fact term={t('field.printer_name')}>
          {[card.printer_name, card.printer_address].filter(Boolean).join(', ')}
        </Fact>
        {print.remarks && (
          <Fact term={t('field.remarks')} wide>
            {print.remarks}
          </Fact>
        )}
        <WorkRemarks remarks={printed} />
        <ChatRemarks remarks={chat_remarks} {...remarkActions} />
      </Part>
      <Part
        section="distribution"
        empty={t('passport.empty.distribution')}
        known={shares.some((field) => card[field] !== null)}
        head={<DistributionBar card={card} />}
        {...part}
      >
        {shares.map((field) => (
          <Fact key={field} term={t(`field.${field}`)}>
            {card[field] !== null && number(card[field])}
          </Fact>
        ))}
      </Part>
      <Part
        section="dates"
        empty={t('passport.empty.dates')}
        known={card.project_manager !== null || days.some((field) => card[field])}
        {...part}
      >
        <Fact term={t('field.created_date')}>{day(card.created_date)}</Fact>
        <Fact term={t('field.appointment_date')}>{day(card.appointment_date)}</Fact>
        <Fact term={t('field.project_manager_id')}>{card.project_manager?.name}</Fact>
        <Fact term={t('field.due')}>{day(card.due)}</Fact>
        <Fact term={t('field.signalEndDate')}>{day(card.signalEndDate)}</Fact>
        <Fact term={t('field.printStartDate')}>{day(card.printStartDate)}</Fact>
      </Part>
      {(editing || links.some((field) => card[field])) && (
        <Part section="links" {...part}>
          {links.map((field) => (
            <Fact key={field} term={t(`field.${field}`)}>
              {card[field] && <LinkOrText value={card[field]} />}
            </Fact>
          ))}
        </Part>
      )}
      {(editing || delivery.some((field) => card[field]) || handOverRemarks.length > 0 || card.received) && (
        <Part
          section="delivery"
          head={
            card.received && (
              <CopiesList
                expected={getExpectedCopies(card)}
                received={card.received}
                handedOver={card.handed_over}
                shortages={card.shortages}
              />
            )
          }
          {...part}
        >
          {delivery.map((field) => (
            <Fact key={field} term={t(`field.${field}`)}>
              {card[field]}
            </Fact>
          ))}
          <WorkRemarks remarks={handOverRemarks} />
        </Part>
      )}
    </>
  )
}

interface PartProps extends Pick<PassportSectionsProps, 'editHref' | 'editing'> {
  section: TechCardSection
  /** Whether any data is known. @default true */
  known?: boolean
  /** A hint about the future content, shown while the section has no data. */
  empty?: string
  /** Content above the facts. */
  head?: ReactNode
  /** Content below the facts. */
  foot?: ReactNode
  /** The facts. */
  children: ReactNode
}

/** One section with its facts. In the editor it shows its fields, or the names of missing fields. */
function Part({ section, known = true, empty, head, foot, children, editHref, editing }: PartProps) {
  const { t } = useTranslation('tech-cards')
  const title = t(`section.${section}`)
  const place = { number: techCardSections.indexOf(section) + 1, title }
  if (editing?.open === section)
    return (
      <SheetSection {...place} active>
        {editing.fields}
      </SheetSection>
    )
  const facts = (
    <dl className={sheet.facts}>
      {children}
      {editing?.missing(section).map(({ field, label }) => (
        <Fact key={field} term={label}>
          <button type="button" className={styles.missing} onClick={() => editing.onOpen(section, field)}>
            {t('editor.missing')}
          </button>
        </Fact>
      ))}
    </dl>
  )
  const pencil = editing && (
    <IconButton
      glyph={glyphs.pencilSimple}
      size="sm"
      label={t('editor.open', { section: title })}
      onClick={() => editing.onOpen(section)}
    />
  )
  return (
    <SheetSection {...place} action={pencil}>
      {known || editing ? (
        <Stack gap={5}>
          {head}
          {facts}
          {foot}
        </Stack>
      ) : (
        <p className={sheet.quiet}>
          {empty}
          {editHref && (
            <span className={styles.fill}>
              {' '}
              <Link href={`${editHref}?section=${section}`}>{t('passport.fill')}</Link>
            </span>
          )}
        </p>
      )}
    </SheetSection>
  )
}

/** The remarks that people recorded when they finished their work: «Сигнал напечатан · 12 ноя». */
function WorkRemarks({ remarks }: { remarks: readonly WorkRemark[] }) {
  const { t } = useTranslation('tech-cards')
  const { date } = useFormat()
  return remarks.map(({ work, remarks: words, at }) => (
    <Fact key={at} term={`${t(`work.${work}.finished`)} · ${date(at)}`} wide>
      {words}
    </Fact>
  ))
}

interface FactProps {
  term: string
  /** The value. If it is unknown, the row is not rendered. */
  children: ReactNode
  wide?: boolean
}

function Fact({ term, children, wide = false }: FactProps) {
  if (children === null || children === undefined || children === false || children === '') return null
  return (
    <div className={classes(wide && sheet.wide)}>
      <dt className={sheet.term}>{term}</dt>
      <dd className={sheet.value}>{children}</dd>
    </div>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <span className={sheet.quiet}>
      {' · '}
      {children}
    </span>
  )
}

function ProtocolWords({ protocol: { number, date: day } }: { protocol: Protocol }) {
  const { t } = useTranslation('tech-cards')
  const { date } = useFormat()
  return (
    <>
      {number && `${t('passport.protocol', { number })} `}
      {day && <span className={sheet.quietWhole}>{t('passport.protocolOf', { date: date(day, 'dayMonth') })}</span>}
    </>
  )
}

function LinkOrText({ value }: { value: string }) {
  if (!/^https?:\/\//.test(value)) return value
  return (
    <Link href={value} external>
      {new URL(value).host}
    </Link>
  )
}
