import { saveFile, useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { TableMenu, ListScreen, listDefaults, useListState } from '@press/shell'
import { AccountTable, SearchField } from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'

const defaults = listDefaults<never>()
const sortKeys = ['owed', 'name', 'delivered', 'paid', 'advance', 'overdue', 'unpaid'] as const

/** A table of customers with the sums that they received, paid, owe and prepaid. Each row links to the customer's account. */
export function AccountsScreen() {
  const { t } = useTranslation('accounts')
  const { paths } = useStaff()
  const list = useListState(defaults, sortKeys)
  const { set: setParams, query, sorting } = list
  const accounts = useCall('GET /api/accounts', { query })
  const getHref = useCallback(({ id }: { id: number }) => paths.account(id), [paths])
  const { search, sort_by, sort_dir } = query
  return (
    <ListScreen
      title={t('list.title')}
      list={list}
      result={accounts}
      formatTotal={(count) => t('list.found', { count })}
      activeFilterCount={search ? 1 : 0}
      onReset={() => setParams({ search: '' })}
      filters={
        <>
          <SearchField label={t('list.search')} value={search} onValueChange={(next) => setParams({ search: next })} />
          <TableMenu
            onExport={(format) =>
              saveFile(
                'GET /api/accounts/export',
                { query: { search, sort_by, sort_dir, format } },
                `accounts.${format}`,
              )
            }
          />
        </>
      }
      skeleton={<AccountTable rows={[]} rowHref={getHref} loading />}
      renderTable={({ accounts: rows }, footer) => (
        <AccountTable rows={rows} rowHref={getHref} {...sorting} footer={footer} fill />
      )}
    />
  )
}
