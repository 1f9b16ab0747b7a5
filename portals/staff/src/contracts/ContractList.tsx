import { saveFile, useCall } from '@press/client'
import {
  isAllowed,
  contractExpiryWarningDays,
  contractKinds,
  getContractKinds,
  getReadableContractKinds,
  contractStatuses,
  type ContractGroup,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { TableMenu, useNavigate, FilterChip, ListScreen, listDefaults, useListState } from '@press/shell'
import { Button, ButtonLink, ContractTable, glyphs, Menu, SearchField } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

const defaults = listDefaults('status', 'kind', 'ends')
const sortKeys = ['date', 'number', 'party_name', 'ends_on', 'fee'] as const
const expiryDays = contractExpiryWarningDays.map(String) as ['30', '60']

interface ContractListProps {
  /** Limits the list to one group of contracts. */
  group?: ContractGroup
}

/** The contracts that the role may read, with search, export and a button for a new contract. */
export function ContractList({ group }: ContractListProps) {
  const { t } = useTranslation('contracts')
  const { number } = useFormat()
  const { role, paths } = useStaff()
  const navigate = useNavigate()
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const isInGroup = (kind: string) => !group || contractKinds.some((one) => one.key === kind && one.group === group)
  const kinds = getReadableContractKinds(role).filter(isInGroup)
  const writableKinds = getContractKinds(role).filter(isInGroup)
  const status = contractStatuses.find((key) => key === params.status)
  const kind = kinds.find((key) => key === params.kind)
  const ends = expiryDays.find((key) => key === params.ends)
  const filters = { ...(group && { group }), ...(status && { status }), ...(kind && { kind }), ...(ends && { ends }) }
  const answer = useCall('GET /api/contracts', { query: { ...query, ...filters } })
  const { search, sort_by, sort_dir } = query
  return (
    <ListScreen
      title={group ? t(`list.titleOf.${group}`) : t('list.title')}
      list={list}
      result={answer}
      formatTotal={(count) => t('list.found', { count, value: number(count) })}
      activeFilterCount={[search, status, kind, ends].filter(Boolean).length}
      onReset={() => setParams({ search: '', status: '', kind: '', ends: '' })}
      filters={
        <>
          <SearchField label={t('list.search')} value={search} onValueChange={(next) => setParams({ search: next })} />
          <FilterChip
            label={t('list.kind')}
            allLabel={t('list.anyKind')}
            glyph={glyphs.scroll}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind ?? ''}
            onValueChange={(next) => setParams({ kind: next })}
          />
          <FilterChip
            label={t('list.status')}
            allLabel={t('list.anyStatus')}
            glyph={glyphs.funnel}
            options={contractStatuses.map((value) => ({
              value,
              label: t('list.statusOf', { status: t(`status.${value}`), count: answer.data?.counts[value] ?? 0 }),
            }))}
            value={status ?? ''}
            onValueChange={(next) => setParams({ status: next })}
          />
          <FilterChip
            label={t('list.ends')}
            allLabel={t('list.anyEnds')}
            glyph={glyphs.clock}
            options={expiryDays.map((value) => ({ value, label: t('list.endsIn', { days: value }) }))}
            value={ends ?? ''}
            onValueChange={(next) => setParams({ ends: next })}
          />
          <TableMenu
            onExport={(format) =>
              saveFile(
                'GET /api/contracts/export',
                { query: { search, sort_by, sort_dir, format, ...filters } },
                `contracts.${format}`,
              )
            }
          />
        </>
      }
      primary={
        <>
          {isAllowed(role, 'contractTemplates', 'write') && (
            <ButtonLink href={paths.contractTemplates} leading={glyphs.scroll}>
              {t('list.texts')}
            </ButtonLink>
          )}
          {writableKinds.length > 0 && (
            <Menu
              label={t('list.new')}
              align="end"
              items={writableKinds.map((key) => ({
                key,
                label: t(`kind.${key}`),
                onSelect: () => void navigate(paths.newContract(key)),
              }))}
              renderTrigger={(props) => (
                <Button {...props} variant="primary" leading={glyphs.plus}>
                  {t('list.new')}
                </Button>
              )}
            />
          )}
        </>
      }
      skeleton={<ContractTable rows={[]} loading />}
      renderTable={({ contracts }, footer) => (
        <ContractTable
          rows={contracts}
          signer={role === 'executor'}
          rowHref={({ id, kind: rowKind, status: rowStatus }) =>
            rowStatus === 'draft' && writableKinds.includes(rowKind) ? paths.editContract(id) : paths.contract(id)
          }
          {...sorting}
          footer={footer}
          fill
        />
      )}
    />
  )
}
