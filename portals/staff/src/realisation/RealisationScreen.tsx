import { saveFile, useCall, useSession } from '@press/client'
import {
  addDays,
  getGrantedScope,
  getQuarter,
  limits,
  getQuarterName,
  parseQuarter,
  listPastQuarters,
  getRoleOrDefault,
  getStatementSendRefusal,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { parseChoice, QueryBoundary, TableMenu, useListPages } from '@press/shell'
import {
  Button,
  glyphs,
  Menu,
  NoResults,
  Page,
  PageHeader,
  Realisation,
  SearchField,
  useToday,
  type Glyph,
  type RealisationGroup,
} from '@press/ui'
import { useMemo, useState } from 'react'
import { AuthorStatement } from './AuthorStatement.tsx'
import { ManualEntries, NewSale } from './ManualEntries.tsx'
import { SendAllStatementsButton } from './SendAllStatementsButton.tsx'

const groups = ['books', 'contracts', 'channels'] as const satisfies readonly RealisationGroup[]
const sortKeys = ['copies', 'owed', 'sum', 'name'] as const
/** The quarters to choose from: two years and the current quarter. */
const quarterCount = 9
const romanNumerals = ['I', 'II', 'III', 'IV'] as const

const commonDefaults = {
  group: 'books',
  search: '',
  sort_by: 'copies',
  unsigned: '',
  row: '',
  page: '1',
  per_page: String(limits.pageSize),
}

/** Returns the quarter before the quarter of a day. */
const getLastQuarter = (day: string) => getQuarter(addDays(getQuarter(day).from, -1))

/** The sales of a quarter, the sums owed to authors, and the statements to send to the authors. */
export function RealisationScreen() {
  const { t } = useTranslation('realisation')
  const today = useToday()
  const defaults = useMemo(() => ({ ...commonDefaults, quarter: getQuarterName(getLastQuarter(today)) }), [today])
  const { params, set: setParams, page, per_page, renderPagination } = useListPages(defaults)
  const [isStatementOpen, setIsStatementOpen] = useState(false)
  const [termsRequest, setTermsRequest] = useState<{ book: number; straightToTerms: boolean }>()
  const [isNewSaleOpen, setIsNewSaleOpen] = useState(false)
  const { from, to, year, quarter } = parseQuarter(params.quarter) ?? getLastQuarter(today)
  const group = parseChoice(groups, params.group)
  const sort_by = parseChoice(sortKeys, params.sort_by)
  const showsUnsigned = params.unsigned !== ''
  const sort_dir = sort_by === 'name' ? ('asc' as const) : ('desc' as const)
  const listQuery = { from, to, group, search: params.search, sort_by, sort_dir, unsigned: showsUnsigned }
  const realisation = useCall('GET /api/realisation', { query: { ...listQuery, page, per_page } })
  const rows = realisation.data?.rows ?? []
  const selectedRow = rows.find(({ key }) => key === params.row) ?? rows.find(({ contract }) => contract)
  const statement = useCall(
    'GET /api/realisation/contracts/{id}',
    selectedRow?.contract?.id === undefined ? null : { params: { id: selectedRow?.contract?.id }, query: { from, to } },
  )
  const quarterOptions = [parseQuarter(params.quarter), ...listPastQuarters(today, quarterCount)].flatMap((one) =>
    one ? [one] : [],
  )
  const openEntries = (key: string, straightToTerms = false) => {
    const book = rows.find((row) => row.key === key)?.book_id
    if (book) setTermsRequest({ book, straightToTerms })
  }
  const { user } = useSession()
  const canWrite = getGrantedScope(getRoleOrDefault(user?.role_id ?? 0).key, 'realisation', 'write') !== undefined
  const isPeriodOver = getStatementSendRefusal({ to, sent: false }, today) === null
  const quarterNames = [...new Set(quarterOptions.map(getQuarterName))].toSorted().toReversed()
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          count={realisation.data ? t('signed', { count: realisation.data.signed }) : undefined}
          activeFilterCount={params.search ? 1 : 0}
          filters={
            <>
              <SearchField
                label={t('search')}
                value={params.search}
                onValueChange={(search) => setParams({ search, row: '' })}
              />
              <Choice
                label={t('quarter')}
                glyph={glyphs.calendarBlank}
                value={getQuarterName({ year, quarter })}
                options={quarterNames.map((value) => ({ value, label: t('quarterOf', getQuarterParts(value)) }))}
                onValueChange={(next) => setParams({ quarter: next })}
              />
              <Choice
                label={t('sort.label')}
                glyph={glyphs.sortDescending}
                value={sort_by}
                options={sortKeys.map((value) => ({ value, label: t(`sort.${value}`) }))}
                onValueChange={(value) => setParams({ sort_by: value })}
              />
              {canWrite && (
                <Button leading={glyphs.plus} onClick={() => setIsNewSaleOpen(true)}>
                  {t('sale.enter')}
                </Button>
              )}
              <TableMenu
                onExport={(format) =>
                  saveFile(
                    'GET /api/realisation/export',
                    { query: { ...listQuery, format } },
                    `${t('title')} ${params.quarter}.${format}`,
                  )
                }
              />
            </>
          }
          primary={
            canWrite &&
            isPeriodOver &&
            realisation.data && (
              <SendAllStatementsButton key={from} from={from} to={to} count={realisation.data.unsent} />
            )
          }
        />
      }
    >
      <QueryBoundary result={realisation}>
        {({ total, sums, due, ...data }) =>
          total === 0 && params.search ? (
            <NoResults query={params.search} onReset={() => setParams({ search: '' })} />
          ) : (
            <Realisation
              rows={data.rows}
              sums={sums}
              due={due}
              group={group}
              onGroupChange={(next) => setParams({ group: next, row: '' })}
              unsigned={data.unsigned}
              unsignedShown={showsUnsigned}
              onUnsignedShownChange={(isShown) => setParams({ unsigned: isShown ? '1' : '', row: '' })}
              selectedKey={selectedRow?.key}
              onSelectedKeyChange={(row) => {
                setParams({ row, page: params.page })
                setIsStatementOpen(true)
              }}
              onOpen={openEntries}
              onEnterTerms={canWrite ? (key) => openEntries(key, true) : undefined}
              statementTitle={t('letter')}
              statement={
                selectedRow?.contract && (
                  <QueryBoundary result={statement}>
                    {(answer) => (
                      <AuthorStatement
                        key={answer.statement.contract.id}
                        statement={answer.statement}
                        onEntered={() => openEntries(selectedRow.key)}
                      />
                    )}
                  </QueryBoundary>
                )
              }
              statementOpen={isStatementOpen}
              onStatementOpenChange={setIsStatementOpen}
              footer={total > data.rows.length && renderPagination(total)}
            />
          )
        }
      </QueryBoundary>
      {termsRequest && (
        <ManualEntries
          {...termsRequest}
          from={from}
          to={to}
          canEdit={canWrite}
          onClose={() => setTermsRequest(undefined)}
        />
      )}
      {isNewSaleOpen && <NewSale to={to} onClose={() => setIsNewSaleOpen(false)} />}
    </Page>
  )
}

const getQuarterParts = (name: string) => {
  const [year = '', quarter] = name.split('-')
  return { year, quarter: romanNumerals[Number(quarter) - 1] ?? '' }
}

/** A choice of one option in a menu. The button shows the current option. */
function Choice({
  label,
  glyph,
  value,
  options,
  onValueChange,
}: {
  label: string
  glyph: Glyph
  value: string
  options: readonly { value: string; label: string }[]
  onValueChange: (value: string) => void
}) {
  const selectedLabel = options.find((one) => one.value === value)?.label ?? value
  return (
    <Menu
      label={label}
      align="end"
      items={options.map((one) => ({ key: one.value, label: one.label, onSelect: () => onValueChange(one.value) }))}
      renderTrigger={(props) => (
        <Button {...props} leading={glyph} trailing={glyphs.caretDown} aria-label={`${label}: ${selectedLabel}`}>
          {selectedLabel}
        </Button>
      )}
    />
  )
}
