import {
  calculateConventionalSheets,
  getExpectedCopies,
  calculatePublisherSheets,
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

const dateFields = ['created_date', 'appointment_date', 'due', 'signalEndDate', 'printStartDate'] as const
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
  getMissingFields: (section: TechCardSection) => readonly { field: CardField; label: string }[]
}

const approvalBodies = [
  'department_protocol',
  'methodological_council_protocol',
  'scientific_council_protocol',
] as const
const shareFields = ['circulation_author', 'circulation_library', 'circulation_university'] as const
const linkFields = ['fname_gdisk', 'fname_print', 'fname_signal'] as const
const deliveryFields = ['delivery_address', 'from_address', 'delivery_payment'] as const
const hasProtocolData = ({ number, date }: Protocol): boolean => Boolean(number ?? date)

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
  const formatDay = (value: string | null) => value && date(value, 'date')
  const formatSheets = (value: number, digits: number) => number(value, { maximumFractionDigits: digits })
  const { print_info: printInfo, signal_form, print_form, volume, pages, symbols, format, chat_remarks } = card
  const getRemarks = (action: 'print' | 'handOver') =>
    card.remarks.filter(({ work }) => stageWorks[work].action === action)
  const formatPart = (paper: Paper | null | undefined, colours: string | null | undefined, extra?: string | false) =>
    [paper && names.paper(paper), colours, extra].filter(Boolean).join(', ')
  const [printRemarks, handOverRemarks] = [getRemarks('print'), getRemarks('handOver')]
  const conventionalSheetCount =
    volume ?? (pages !== null && format ? calculateConventionalSheets(pages, format) : null)
  const partProps = { editHref, editing }
  return (
    <>
      <PassportPart section="edition" {...partProps}>
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
      </PassportPart>
      <PassportPart
        section="approvals"
        empty={t('passport.empty.approvals')}
        hasData={approvalBodies.some((body) => hasProtocolData(card[body]))}
        {...partProps}
      >
        {approvalBodies.map((body) => (
          <Fact key={body} term={t(`field.${body}`)}>
            {hasProtocolData(card[body]) && <ProtocolText protocol={card[body]} />}
          </Fact>
        ))}
      </PassportPart>
      <PassportPart section="volume" {...partProps}>
        <Fact term={t('field.pages')}>
          {pages !== null && (
            <>
              {number(pages)}
              {conventionalSheetCount !== null && (
                <QuietNote>
                  {t('hint.conventionalSheets', { sheets: formatSheets(conventionalSheetCount, 2) })}
                </QuietNote>
              )}
            </>
          )}
        </Fact>
        <Fact term={t('field.symbols')}>
          {symbols !== null && (
            <>
              {number(symbols)}
              <QuietNote>
                {t('hint.publisherSheets', { sheets: formatSheets(calculatePublisherSheets(symbols), 1) })}
              </QuietNote>
            </>
          )}
        </Fact>
        <Fact term={t('field.format')}>{format}</Fact>
        <Fact term={t('field.kegel')}>{card.kegel}</Fact>
        <Fact term={t('field.typeface')}>{card.typeface}</Fact>
        <Fact term={t('field.language')}>{t(`print-forms:bookLanguage.${card.language}`)}</Fact>
        <Fact term={t('field.quantity')}>{card.quantity !== null && number(card.quantity)}</Fact>
      </PassportPart>
      <PassportPart
        section="print"
        empty={t('passport.empty.print')}
        hasData={
          Boolean(signal_form ?? print_form) ||
          printRemarks.length > 0 ||
          chat_remarks.length > 0 ||
          printFields.some((field) => printInfo[field]) ||
          Boolean(card.printing_method ?? card.printer_name)
        }
        footer={
          (signal_form ?? print_form) && (
            <>
              {signal_form && <PrintWorkFacts kind="signal" work={signal_form} />}
              {print_form && <PrintWorkFacts kind="print" work={print_form} />}
            </>
          )
        }
        {...partProps}
      >
        <Fact term={t('field.text')}>{formatPart(printInfo.paper_text, printInfo.colorfulness_text)}</Fact>
        <Fact term={t('field.insert')}>
          {formatPart(
            printInfo.paper_insert,
            printInfo.colorfulness_insert,
            Boolean(printInfo.inserts_count) && t('passport.inserts', { count: printInfo.inserts_count ?? 0 }),
          )}
        </Fact>
        <Fact term={t('field.flyleaf')}>{formatPart(printInfo.paper_flyleaf, printInfo.colorfulness_flyleaf)}</Fact>
        <Fact term={t('field.cover')}>{formatPart(printInfo.paper_cover, printInfo.colorfulness_cover)}</Fact>
        <Fact term={t('field.lamination')}>
          {printInfo.lamination && t(`print-forms:lamination.${printInfo.lamination}`)}
        </Fact>
        <Fact term={t('field.binding')}>{printInfo.binding && names.binding(printInfo.binding)}</Fact>
        <Fact term={t('field.printing_method')}>
          {card.printing_method && t(`print-forms:method.${card.printing_method}`)}
        </Fact>
        <Fact term={t('field.printer_name')}>
          {[card.printer_name, card.printer_address].filter(Boolean).join(', ')}
        </Fact>
        {printInfo.remarks && (
          <Fact term={t('field.remarks')} wide>
            {printInfo.remarks}
          </Fact>
        )}
        <WorkRemarks remarks={printRemarks} />
        <ChatRemarks remarks={chat_remarks} {...remarkActions} />
      </PassportPart>
      <PassportPart
        section="distribution"
        empty={t('passport.empty.distribution')}
        hasData={shareFields.some((field) => card[field] !== null)}
        head={<DistributionBar card={card} />}
        {...partProps}
      >
        {shareFields.map((field) => (
          <Fact key={field} term={t(`field.${field}`)}>
            {card[field] !== null && number(card[field])}
          </Fact>
        ))}
      </PassportPart>
      <PassportPart
        section="dates"
        empty={t('passport.empty.dates')}
        hasData={card.project_manager !== null || dateFields.some((dateField) => card[dateField])}
        {...partProps}
      >
        <Fact term={t('field.created_date')}>{formatDay(card.created_date)}</Fact>
        <Fact term={t('field.appointment_date')}>{formatDay(card.appointment_date)}</Fact>
        <Fact term={t('field.project_manager_id')}>{card.project_manager?.name}</Fact>
        <Fact term={t('field.due')}>{formatDay(card.due)}</Fact>
        <Fact term={t('field.signalEndDate')}>{formatDay(card.signalEndDate)}</Fact>
        <Fact term={t('field.printStartDate')}>{formatDay(card.printStartDate)}</Fact>
      </PassportPart>
      {(editing || linkFields.some((field) => card[field])) && (
        <PassportPart section="links" {...partProps}>
          {linkFields.map((field) => (
            <Fact key={field} term={t(`field.${field}`)}>
              {card[field] && <LinkOrText value={card[field]} />}
            </Fact>
          ))}
        </PassportPart>
      )}
      {(editing || deliveryFields.some((field) => card[field]) || handOverRemarks.length > 0 || card.received) && (
        <PassportPart
          section="delivery"
          head={
            card.received && (
              <CopiesList
                expected={getExpectedCopies(card)}
                received={card.received}
                delivered={card.handed_over}
                shortages={card.shortages}
              />
            )
          }
          {...partProps}
        >
          {deliveryFields.map((field) => (
            <Fact key={field} term={t(`field.${field}`)}>
              {card[field]}
            </Fact>
          ))}
          <WorkRemarks remarks={handOverRemarks} />
        </PassportPart>
      )}
    </>
  )
}

interface PartProps extends Pick<PassportSectionsProps, 'editHref' | 'editing'> {
  section: TechCardSection
  /** Whether any data is known. @default true */
  hasData?: boolean
  /** A hint about the future content, shown while the section has no data. */
  empty?: string
  /** Content above the facts. */
  head?: ReactNode
  /** Content below the facts. */
  footer?: ReactNode
  /** The facts. */
  children: ReactNode
}

/** One section with its facts. In the editor it shows its fields, or the names of missing fields. */
function PassportPart({ section, hasData = true, empty, head, footer, children, editHref, editing }: PartProps) {
  const { t } = useTranslation('tech-cards')
  const title = t(`section.${section}`)
  const sectionProps = { number: techCardSections.indexOf(section) + 1, title }
  if (editing?.open === section)
    return (
      <SheetSection {...sectionProps} active>
        {editing.fields}
      </SheetSection>
    )
  const factsElement = (
    <dl className={sheet.facts}>
      {children}
      {editing?.getMissingFields(section).map(({ field, label }) => (
        <Fact key={field} term={label}>
          <button type="button" className={styles.missing} onClick={() => editing.onOpen(section, field)}>
            {t('editor.missing')}
          </button>
        </Fact>
      ))}
    </dl>
  )
  const editButton = editing && (
    <IconButton
      glyph={glyphs.pencilSimple}
      size="sm"
      label={t('editor.open', { section: title })}
      onClick={() => editing.onOpen(section)}
    />
  )
  return (
    <SheetSection {...sectionProps} action={editButton}>
      {hasData || editing ? (
        <Stack gap={5}>
          {head}
          {factsElement}
          {footer}
        </Stack>
      ) : (
        <p className={sheet.mutedText}>
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
  return remarks.map(({ work, remarks: remarksText, at }) => (
    <Fact key={at} term={`${t(`work.${work}.finished`)} · ${date(at)}`} wide>
      {remarksText}
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

function QuietNote({ children }: { children: ReactNode }) {
  return (
    <span className={sheet.mutedText}>
      {' · '}
      {children}
    </span>
  )
}

function ProtocolText({ protocol: { number, date: protocolDay } }: { protocol: Protocol }) {
  const { t } = useTranslation('tech-cards')
  const { date } = useFormat()
  return (
    <>
      {number && `${t('passport.protocol', { number })} `}
      {protocolDay && (
        <span className={sheet.mutedTextOnOneLine}>
          {t('passport.protocolOf', { date: date(protocolDay, 'dayMonth') })}
        </span>
      )}
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
