import { isWorkDone, type Person, type StoredFile, type PathStep, type TechCard } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { FileLine, PersonLine, RailSection } from '../../../patterns/Sheet/index.ts'
import { StageTimeline, type StageStep } from '../../shared/StageTimeline/index.ts'
import * as sheet from '../../../patterns/Sheet/Sheet.css.ts'

interface PassportRailProps {
  card: TechCard
  onDownload: (file: StoredFile) => void
  messageHref: ((person: Person) => string | undefined) | undefined
}

/** A panel next to the sheet: the stages of the book, its team, and its files. */
export function PassportRail({ card, onDownload, messageHref }: PassportRailProps) {
  const { t } = useTranslation('tech-cards')
  const toStageStep = useStageStepFormatter(card)
  const team = getTeam(card)
  const folderUrl = card.fname_gdisk && /^https?:/.test(card.fname_gdisk) ? card.fname_gdisk : undefined
  return (
    <>
      <RailSection title={t('passport.path')}>
        <StageTimeline label={t('passport.path')} steps={card.path.map(toStageStep)} />
      </RailSection>
      <RailSection title={t('passport.team')}>
        {team.length === 0 && <p className={sheet.railAside}>{t('passport.noTeam')}</p>}
        <ul>
          {team.map(({ person, works }) => (
            <TeamLine key={person.id} person={person} works={works} href={messageHref?.(person)} />
          ))}
        </ul>
      </RailSection>
      <RailSection title={t('passport.files')}>
        {!folderUrl && card.files.length === 0 && <p className={sheet.railAside}>{t('passport.noFiles')}</p>}
        <ul>
          {folderUrl && (
            <li className={sheet.railLine}>
              <a className={sheet.railLink} href={folderUrl} target="_blank" rel="noopener noreferrer">
                <Icon glyph={glyphs.folderOpen} size={18} />
                <span className={sheet.railName}>{t('field.fname_gdisk')}</span>
              </a>
            </li>
          )}
          {card.files.map((file) => (
            <FileLine key={file.id} file={file} onDownload={onDownload} />
          ))}
        </ul>
      </RailSection>
    </>
  )
}

interface TeamMember {
  person: Person
  /** The works of the person; empty for the manager. */
  works: TechCard['work_types']
}

/** Returns the manager, then each executor of the book once. */
function getTeam({ project_manager, work_types }: TechCard): TeamMember[] {
  const members = new Map<number, TeamMember>()
  if (project_manager) members.set(project_manager.id, { person: project_manager, works: [] })
  for (const work of work_types)
    if (work.executor) {
      const existingMember = members.get(work.executor.id)
      members.set(work.executor.id, { person: work.executor, works: [...(existingMember?.works ?? []), work] })
    }
  return [...members.values()]
}

function TeamLine({ person, works, href }: TeamMember & { href: string | undefined }) {
  const { t } = useTranslation(['tech-cards', 'domain'])
  const workNames = works.map(({ name }) => t(`domain:workType.${name}`)).join(', ')
  return (
    <PersonLine
      person={person}
      role={workNames || t('field.project_manager_id')}
      action={
        href && (
          <IconButtonLink
            glyph={glyphs.chatCircle}
            size="sm"
            label={t('passport.write', { name: person.name })}
            href={href}
          />
        )
      }
    />
  )
}

/** Returns a function that describes a step of the book: the results and the deadline. */
function useStageStepFormatter(card: TechCard) {
  const { t } = useTranslation('tech-cards')
  const { date } = useFormat()
  const doneCount = card.work_types.filter(({ status }) => isWorkDone(status)).length
  return ({ stage, state, entered_at, left_at, expected }: PathStep): StageStep => ({
    stage,
    state,
    note:
      stage === 'process' && state !== 'future' && card.work_types.length > 0
        ? t('passport.works', { done: doneCount, total: card.work_types.length })
        : state === 'current' && card.due
          ? t('passport.handInBy', { date: date(card.due) })
          : undefined,
    entered: entered_at,
    left: left_at,
    expected,
  })
}
