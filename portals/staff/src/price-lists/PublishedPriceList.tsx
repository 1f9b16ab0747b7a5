import { act } from '@press/client'
import { getPriceListState } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { Button, glyphs, Page, PageHeader, PriceListEditor, Stack } from '@press/ui'
import { useToday } from '@press/ui'
import { Suspense } from 'react'
import { NewPriceListButton } from './NewPriceListButton.tsx'
import { PressMaterials } from './PressMaterials.tsx'
import { usePriceListSamples, type PricesProps } from './usePriceListSamples.ts'

/** A published list, read-only. It can be withdrawn until it takes effect. */
export function PublishedPriceList({ lists, currentList }: PricesProps) {
  const { t } = useTranslation('price-lists')
  const today = useToday()
  const samples = usePriceListSamples()
  const { saving: savingKey, save } = useSaving()
  const { id, number, version } = currentList
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          count={t('subtitle')}
          primary={
            <>
              {getPriceListState(currentList, lists, today) === 'coming' && (
                <Button
                  size="sm"
                  leading={glyphs.arrowCounterClockwise}
                  busy={savingKey !== undefined}
                  onClick={() =>
                    void save(
                      'takeBack',
                      () =>
                        act('POST /api/price-list/{id}/status', { params: { id }, body: { status: 'draft', version } }),
                      t('action.takenBack', { number }),
                    )
                  }
                >
                  {t('action.takeBack')}
                </Button>
              )}
              <NewPriceListButton />
            </>
          }
        />
      }
    >
      <Stack gap={4}>
        <PriceListEditor lists={lists} currentList={currentList} {...samples} />
        <Suspense>
          <PressMaterials />
        </Suspense>
      </Stack>
    </Page>
  )
}
