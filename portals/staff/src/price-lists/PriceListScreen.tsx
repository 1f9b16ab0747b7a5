import { useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useSearchParams } from '@press/shell'
import { Page, PageHeader } from '@press/ui'
import { getPriceListState } from '@press/domain'
import { useState } from 'react'
import { PriceListDraft } from './PriceListDraft.tsx'
import { PublishedPriceList } from './PublishedPriceList.tsx'
import { useToday } from './usePriceListSamples.ts'

/** The price lists of the press. The URL selects one; the default is the latest draft, else the current list. */
export function PriceListScreen() {
  const { t } = useTranslation('price-lists')
  const answer = useCall('GET /api/price-lists', {})
  const [search] = useSearchParams()
  const today = useToday()
  /** Remounts the form of a saved draft with the data from the server. */
  const [saved, setSaved] = useState(0)
  const page = (
    <QueryBoundary of={answer}>
      {({ price_lists: lists }) => {
        const named = lists.find(({ id }) => id === Number(search.get('list')))
        const draft = lists.findLast(({ status }) => status === 'draft')
        const current = lists.find((list) => getPriceListState(list, lists, today) === 'current')
        const shown = named ?? draft ?? current ?? lists.at(-1)
        if (!shown) return null
        return shown.status === 'draft' ? (
          <PriceListDraft
            key={`${shown.id} ${saved}`}
            lists={lists}
            shown={shown}
            onSaved={() => setSaved(saved + 1)}
          />
        ) : (
          <PublishedPriceList key={shown.id} lists={lists} shown={shown} />
        )
      }}
    </QueryBoundary>
  )
  return answer.data ? page : <Page header={<PageHeader title={t('title')} />}>{page}</Page>
}
