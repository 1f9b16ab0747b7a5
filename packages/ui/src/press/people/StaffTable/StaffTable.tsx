import {
  contractExpiryWarningDays,
  daysBetween,
  getRoleOrDefault,
  type BookLanguage,
  type ContractKind,
  type WorkTypeName,
  type Person,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { Inline, Stack } from '../../../foundations/layout/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'

/** An employee of the press. */
export interface StaffRow {
  user: Person
  /** Hours this week: `hours` of started works, `waiting_hours` of works that have not started. */
  hours: number
  waiting_hours: number
  capacity_hours: number
  works: readonly { id: number; kind: WorkTypeName; book_name: string; language: BookLanguage; begun: boolean }[]
  contract: { kind: ContractKind; number: string; ends_on: string | null } | null
}

export interface StaffTableProps extends Pick<
  TableProps<StaffRow>,
  'rows' | 'rowHref' | 'sort' | 'onSortChange' | 'loading' | 'footer' | 'fill'
> {}

/** The number of works listed by name. Further works are only counted. */
const maxNamedWorks = 2

/**
 * The employees of the press: their works, their load this week and the end of their contract. Sortable keys: name, hours, ends_on.
 */
export function StaffTable({ ...tableProps }: StaffTableProps) {
  const { t } = useTranslation('profile')
  const today = useToday()
  return (
    <Table
      {...tableProps}
      label={t('staff.label')}
      columns={useColumns(today)}
      rowKey={keyOf}
      rowLabel={nameOf}
      renderCard={(row) => (
        <Stack gap={2}>
          <NameCell row={row} />
          <WorksCell row={row} />
          <Inline gap={3}>
            <HoursCell row={row} />
            <ContractCell row={row} today={today} />
          </Inline>
        </Stack>
      )}
      empty={<EmptyState title={t('staff.none')}>{t('staff.noneText')}</EmptyState>}
    />
  )
}

const keyOf = ({ user }: StaffRow) => String(user.id)
const nameOf = ({ user }: StaffRow) => user.name

function useColumns(today: string): readonly Column<StaffRow>[] {
  const { t } = useTranslation('profile')
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('staff.name'),
        minWidth: '200px',
        sortable: true,
        cell: (row) => <NameCell row={row} />,
      },
      { key: 'works', header: t('staff.works'), minWidth: '240px', cell: (row) => <WorksCell row={row} /> },
      {
        key: 'hours',
        header: t('staff.hours'),
        width: '150px',
        align: 'end',
        sortable: true,
        cell: (row) => <HoursCell row={row} />,
      },
      {
        key: 'ends_on',
        header: t('staff.contract'),
        width: '230px',
        sortable: true,
        cell: (row) => <ContractCell row={row} today={today} />,
      },
    ],
    [t, today],
  )
}

interface RowProps {
  row: StaffRow
}

function NameCell({ row: { user } }: RowProps) {
  const { t } = useTranslation('domain')
  return (
    <Inline gap={2} wrap={false}>
      <Avatar name={user.name} src={user.avatar ?? undefined} size={24} decorative />
      <span>
        {user.name}
        <CellDetail>{t(`role.${getRoleOrDefault(user.role_id).key}`)}</CellDetail>
      </span>
    </Inline>
  )
}

function WorksCell({ row: { works } }: RowProps) {
  const { t } = useTranslation(['profile', 'domain'])
  if (works.length === 0) return <CellDetail>{t('staff.free')}</CellDetail>
  return (
    <>
      {works.slice(0, maxNamedWorks).map(({ id, kind, book_name, language }) => (
        <CellDetail key={id}>
          {`${t(`domain:workType.${kind}`)}: `}
          <span lang={getBookLang(language)}>{book_name}</span>
        </CellDetail>
      ))}
      {works.length > maxNamedWorks && (
        <CellDetail>{t('staff.more', { count: works.length - maxNamedWorks })}</CellDetail>
      )}
    </>
  )
}

function HoursCell({ row: { user, works, hours, waiting_hours, capacity_hours } }: RowProps) {
  const { t } = useTranslation('profile')
  const { number } = useFormat()
  // The hours are shown only for people with works and for executors.
  if (works.length === 0 && getRoleOrDefault(user.role_id).key !== 'executor') return null
  const totalHours = hours + waiting_hours
  const text = t('staff.of', { hours: number(totalHours), capacity: number(capacity_hours) })
  return totalHours > capacity_hours ? <Badge tone="danger">{text}</Badge> : <span>{text}</span>
}

function ContractCell({ row: { contract }, today }: RowProps & { today: string }) {
  const { t } = useTranslation(['profile', 'contracts'])
  const { date } = useFormat()
  if (!contract) return <Badge tone="danger">{t('staff.noContract')}</Badge>
  const { kind, number, ends_on } = contract
  const daysLeft = ends_on === null ? null : daysBetween(today, ends_on)
  const [soonDays, laterDays] = contractExpiryWarningDays
  const text = ends_on === null ? t('staff.endless') : t('staff.until', { date: date(ends_on, 'date') })
  return (
    <>
      {daysLeft === null || daysLeft > laterDays ? (
        <span>{text}</span>
      ) : (
        <Badge tone={daysLeft < 0 ? 'danger' : daysLeft <= soonDays ? 'attention' : 'neutral'}>{text}</Badge>
      )}
      <CellDetail>{`${t(`staff.kind.${kind === 'gph' ? 'gph' : 'itd'}`)} № ${number}`}</CellDetail>
    </>
  )
}
