import { useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useSearchParams } from '@press/shell'
import { Page, PageHeader, useToday } from '@press/ui'
import { getPriceListState } from '@press/domain'
import { useState } from 'react'
import { PriceListDraft } from './PriceListDraft.tsx'
import { PublishedPriceList } from './PublishedPriceList.tsx'

/** The price lists of the press. The URL selects a list; the default is the latest draft, or else the current list. */
export function PriceListScreen() {
  const { t } = useTranslation('price-lists')
  const answer = useCall('GET /api/price-lists', {})
  const [search] = useSearchParams()
  const today = useToday()
  /** A counter that remounts the form of a saved draft with the data from the server. */
  const [saveCount, setSaveCount] = useState(0)
  const page = (
    <QueryBoundary result={answer}>
      {({ price_lists: lists }) => {
        const requestedList = lists.find(({ id }) => id === Number(search.get('list')))
        const draft = lists.findLast(({ status }) => status === 'draft')
        const currentList = lists.find((list) => getPriceListState(list, lists, today) === 'current')
        const shownList = requestedList ?? draft ?? currentList ?? lists.at(-1)
        if (!shownList) return null
        return shownList.status === 'draft' ? (
          <PriceListDraft
            key={`${shownList.id} ${saveCount}`}
            lists={lists}
            currentList={shownList}
            onSaved={() => setSaveCount(saveCount + 1)}
          />
        ) : (
          <PublishedPriceList key={shownList.id} lists={lists} currentList={shownList} />
        )
      }}
    </QueryBoundary>
  )
  return answer.data ? page : <Page header={<PageHeader title={t('title')} />}>{page}</Page>
}
