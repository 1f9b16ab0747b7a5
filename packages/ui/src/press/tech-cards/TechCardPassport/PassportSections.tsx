import { expectedCopies, publisherSheets, stageWorks, type Paper } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { CopiesList } from '../CopiesList/index.ts'
import { PrintWorkFacts } from '../PrintWorkFacts/index.ts'
import type { Protocol, TechCard, WorkRemark } from '../wire.ts'
import { DistributionBar } from './DistributionBar.tsx'
import { SheetSection } from '../../books/Sheet/index.ts'
import * as sheet from '../../books/Sheet/Sheet.css.ts'
import * as styles from './TechCardPassport.css.ts'

const days = ['created_date', 'appointment_date', 'due', 'signalEndDate', 'printStartDate'] as const
const shownOfPrint = [
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

interface PassportSectionsProps {
  card: TechCard
  /** Where it is filled in, for who may. */
  editHref: string | undefined
}

/** The numbered sections; links and delivery appear once something of theirs is known. */
export function PassportSections({ card, editHref }: PassportSectionsProps) {
  const { t } = useTranslation(['tech-cards', 'print'])
  const { date, number } = useFormat()
  const day = (value: string | null) => value && date(value, 'date')
  const links = (['fname_gdisk', 'fname_print', 'fname_signal'] as const).filter((field) => card[field])
  const bodies = (
    ['department_protocol', 'methodological_council_protocol', 'scientific_council_protocol'] as const
  ).filter((body) => card[body].number || card[body].date)
  const shares = (['circulation_author', 'circulation_library', 'circulation_university'] as const).filter(
    (field) => card[field] !== null,
  )
  const delivery = (['delivery_address', 'from_address', 'delivery_payment'] as const).filter((field) => card[field])
  const { print_info: print, signal_form, print_form } = card
  const remarksOf = (action: 'print' | 'handOver') =>
    card.remarks.filter(({ work }) => stageWorks[work].action === action)
  const partOf = (paper: Paper | null | undefined, colours: string | null | undefined, extra?: string | false) =>
    [paper && t(`print:paper.${paper}`), colours, extra].filter(Boolean).join(', ')
  const [printed, handedOver] = [remarksOf('print'), remarksOf('handOver')]
  return (
    <>
      <SheetSection number={1} title={t('section.edition')}>
        <dl className={sheet.facts}>
          <Fact term={t('field.ISBN')}>{card.ISBN}</Fact>
          <Fact term={t('field.edition_type')}>{card.edition_type && t(`print:editionType.${card.edition_type}`)}</Fact>
          <Fact term={t('field.language')}>{t(`print:bookLanguage.${card.language}`)}</Fact>
          <Fact term={t('field.symbols')}>
            {card.symbols !== null && (
              <>
                {number(card.symbols)}
                <Quiet>
                  {t('hint.publisherSheets', {
                    sheets: number(publisherSheets(card.symbols), { maximumFractionDigits: 1 }),
                  })}
                </Quiet>
              </>
            )}
          </Fact>
          <Fact term={t('field.kegel')}>{card.kegel}</Fact>
          <Fact term={t('field.ioot')}>{card.ioot}</Fact>
          {card.pre_editorial_conclusion && (
            <Fact term={t('field.pre_editorial_conclusion')} wide>
              {card.pre_editorial_conclusion}
            </Fact>
          )}
        </dl>
      </SheetSection>
      <SheetSection number={2} title={t('section.approvals')}>
        <Facts known={bodies.length > 0} empty={t('passport.empty.approvals')} editHref={editHref}>
          {bodies.map((body) => (
            <Fact key={body} term={t(`field.${body}`)}>
              <ProtocolWords protocol={card[body]} />
            </Fact>
          ))}
        </Facts>
      </SheetSection>
      <SheetSection number={3} title={t('section.print')}>
        <Stack gap={5}>
          <Facts
            known={
              Boolean(signal_form ?? print_form) || printed.length > 0 || shownOfPrint.some((field) => print[field])
            }
            empty={t('passport.empty.print')}
            editHref={editHref}
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
            <Fact term={t('field.lamination')}>{print.lamination && t(`print:lamination.${print.lamination}`)}</Fact>
            <Fact term={t('field.binding')}>{print.binding && t(`print:binding.${print.binding}`)}</Fact>
            {print.remarks && (
              <Fact term={t('field.remarks')} wide>
                {print.remarks}
              </Fact>
            )}
            <WorkRemarks remarks={printed} />
          </Facts>
          {signal_form && <PrintWorkFacts kind="signal" work={signal_form} />}
          {print_form && <PrintWorkFacts kind="print" work={print_form} />}
        </Stack>
      </SheetSection>
      <SheetSection number={4} title={t('section.distribution')}>
        {shares.length > 0 && <DistributionBar card={card} />}
        <Facts known={shares.length > 0} empty={t('passport.empty.distribution')} editHref={editHref}>
          {shares.map((field) => (
            <Fact key={field} term={t(`field.${field}`)}>
              {card[field] !== null && number(card[field])}
            </Fact>
          ))}
        </Facts>
      </SheetSection>
      <SheetSection number={5} title={t('section.dates')}>
        <Facts
          known={card.project_manager !== null || days.some((field) => card[field])}
          empty={t('passport.empty.dates')}
          editHref={editHref}
        >
          <Fact term={t('field.created_date')}>{day(card.created_date)}</Fact>
          <Fact term={t('field.appointment_date')}>{day(card.appointment_date)}</Fact>
          <Fact term={t('field.project_manager_id')}>{card.project_manager?.name}</Fact>
          <Fact term={t('field.due')}>{day(card.due)}</Fact>
          <Fact term={t('field.signalEndDate')}>{day(card.signalEndDate)}</Fact>
          <Fact term={t('field.printStartDate')}>{day(card.printStartDate)}</Fact>
        </Facts>
      </SheetSection>
      {links.length > 0 && (
        <SheetSection number={6} title={t('section.links')}>
          <dl className={sheet.facts}>
            {links.map((field) => (
              <Fact key={field} term={t(`field.${field}`)}>
                <LinkOrText value={card[field] ?? ''} />
              </Fact>
            ))}
          </dl>
        </SheetSection>
      )}
      {(delivery.length + handedOver.length > 0 || card.received) && (
        <SheetSection number={7} title={t('section.delivery')}>
          <Stack gap={5}>
            {card.received && (
              <CopiesList expected={expectedCopies(card)} received={card.received} handedOver={card.handed_over} />
            )}
            {delivery.length + handedOver.length > 0 && (
              <dl className={sheet.facts}>
                {delivery.map((field) => (
                  <Fact key={field} term={t(`field.${field}`)}>
                    {card[field]}
                  </Fact>
                ))}
                <WorkRemarks remarks={handedOver} />
              </dl>
            )}
          </Stack>
        </SheetSection>
      )}
    </>
  )
}

/** What was written down when works were finished: «Сигнал напечатан · 12 ноя». */
function WorkRemarks({ remarks }: { remarks: readonly WorkRemark[] }) {
  const { t } = useTranslation('tech-cards')
  const { date } = useFormat()
  return remarks.map(({ work, remarks: words, at }) => (
    <Fact key={at} term={`${t(`work.${work}.finished`)} · ${date(at)}`} wide>
      {words}
    </Fact>
  ))
}

interface FactsProps {
  /** Whether there is anything to say. */
  known: boolean
  /** What will stand here, as long as nothing does. */
  empty: string
  editHref: string | undefined
  children: ReactNode
}

/** The facts of a section; while there are none, what they will be and, for who may, where they are filled in. */
function Facts({ known, empty, editHref, children }: FactsProps) {
  const { t } = useTranslation('tech-cards')
  if (known) return <dl className={sheet.facts}>{children}</dl>
  return (
    <p className={sheet.quiet}>
      {empty}
      {editHref && (
        <span className={styles.fill}>
          {' '}
          <Link href={editHref}>{t('passport.fill')}</Link>
        </span>
      )}
    </p>
  )
}

interface FactProps {
  term: string
  /** What is not known leaves no row. */
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
