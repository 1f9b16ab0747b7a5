import { publisherSheets, stageWorks, type Paper } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { Link } from '../../../primitives/Link/index.ts'
import type { Protocol, TechCard, WorkRemark } from '../wire.ts'
import { DistributionBar } from './DistributionBar.tsx'
import { SheetSection } from '../../books/Sheet/index.ts'
import * as sheet from '../../books/Sheet/Sheet.css.ts'

/** The numbered sections; links and delivery appear once something of theirs is known. */
export function PassportSections({ card }: { card: TechCard }) {
  const { t } = useTranslation(['tech-cards', 'print'])
  const { date, number } = useFormat()
  const day = (value: string | null) => value && date(value, 'date')
  const links = (['fname_gdisk', 'fname_print', 'fname_signal'] as const).filter((field) => card[field])
  const delivery = (['delivery_address', 'from_address', 'delivery_payment'] as const).filter((field) => card[field])
  const { print_info: print } = card
  const remarksOf = (action: 'print' | 'handOver') =>
    card.remarks.filter(({ work }) => stageWorks[work].action === action)
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
        <dl className={sheet.facts}>
          {(['department_protocol', 'methodological_council_protocol', 'scientific_council_protocol'] as const).map(
            (body) => (
              <Fact key={body} term={t(`field.${body}`)}>
                <ProtocolWords protocol={card[body]} />
              </Fact>
            ),
          )}
        </dl>
      </SheetSection>
      <SheetSection number={3} title={t('section.print')}>
        <dl className={sheet.facts}>
          <Fact term={t('field.text')}>
            <PartWords paper={print.paper_text} colours={print.colorfulness_text} />
          </Fact>
          <Fact term={t('field.insert')}>
            <PartWords
              paper={print.paper_insert}
              colours={print.colorfulness_insert}
              extra={print.inserts_count ? t('passport.inserts', { count: print.inserts_count }) : undefined}
            />
          </Fact>
          <Fact term={t('field.flyleaf')}>
            <PartWords paper={print.paper_flyleaf} colours={print.colorfulness_flyleaf} />
          </Fact>
          <Fact term={t('field.cover')}>
            <PartWords paper={print.paper_cover} colours={print.colorfulness_cover} />
          </Fact>
          <Fact term={t('field.lamination')}>{print.lamination && t(`print:lamination.${print.lamination}`)}</Fact>
          <Fact term={t('field.binding')}>{print.binding && t(`print:binding.${print.binding}`)}</Fact>
          {print.remarks && (
            <Fact term={t('field.remarks')} wide>
              {print.remarks}
            </Fact>
          )}
          <WorkRemarks remarks={printed} />
        </dl>
      </SheetSection>
      <SheetSection number={4} title={t('section.distribution')}>
        <DistributionBar card={card} />
        <dl className={sheet.facts}>
          {(['circulation_author', 'circulation_library', 'circulation_university'] as const).map((field) => (
            <Fact key={field} term={t(`field.${field}`)}>
              {card[field] !== null && number(card[field])}
            </Fact>
          ))}
        </dl>
      </SheetSection>
      <SheetSection number={5} title={t('section.dates')}>
        <dl className={sheet.facts}>
          <Fact term={t('field.created_date')}>{day(card.created_date)}</Fact>
          <Fact term={t('field.appointment_date')}>{day(card.appointment_date)}</Fact>
          <Fact term={t('field.project_manager_id')}>{card.project_manager?.name}</Fact>
          <Fact term={t('field.due')}>{day(card.due)}</Fact>
          <Fact term={t('field.signalEndDate')}>{day(card.signalEndDate)}</Fact>
          <Fact term={t('field.printStartDate')}>{day(card.printStartDate)}</Fact>
        </dl>
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
      {delivery.length + handedOver.length > 0 && (
        <SheetSection number={7} title={t('section.delivery')}>
          <dl className={sheet.facts}>
            {delivery.map((field) => (
              <Fact key={field} term={t(`field.${field}`)}>
                {card[field]}
              </Fact>
            ))}
            <WorkRemarks remarks={handedOver} />
          </dl>
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

interface FactProps {
  term: string
  /** Nothing known is a dash: the sheet keeps its form, on paper it is filled in by hand. */
  children: ReactNode
  wide?: boolean
}

function Fact({ term, children, wide = false }: FactProps) {
  const { t } = useTranslation('tech-cards')
  const known = children !== null && children !== undefined && children !== false && children !== ''
  return (
    <div className={classes(wide && sheet.wide)}>
      <dt className={sheet.term}>{term}</dt>
      <dd className={classes(sheet.value, !known && sheet.quiet)}>{known ? children : t('passport.none')}</dd>
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
  if (!number && !day) return t('passport.none')
  return (
    <>
      {number && `${t('passport.protocol', { number })} `}
      {day && <span className={sheet.quietWhole}>{t('passport.protocolOf', { date: date(day, 'dayMonth') })}</span>}
    </>
  )
}

interface PartWordsProps {
  paper: Paper | null | undefined
  colours: string | null | undefined
  extra?: string | undefined
}

/** What one part of the book is printed on and how: «Офсетная 80 г/м², 1+1». */
function PartWords({ paper, colours, extra }: PartWordsProps) {
  const { t } = useTranslation(['tech-cards', 'print'])
  return [paper && t(`print:paper.${paper}`), colours, extra].filter(Boolean).join(', ') || t('passport.none')
}

function LinkOrText({ value }: { value: string }) {
  if (!/^https?:\/\//.test(value)) return value
  return (
    <Link href={value} external>
      {new URL(value).host}
    </Link>
  )
}
