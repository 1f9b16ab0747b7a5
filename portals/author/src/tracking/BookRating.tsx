import { act, useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { Button, glyphs, Panel, RatingMean, Stack, Text } from '@press/ui'
import { RatingDialog } from '@press/ui/RatingDialog'
import { Suspense, useState } from 'react'

/** The author's rating of the work on their book. It is possible once a signal copy exists. */
export function BookRating({ id }: { id: number }) {
  const { t } = useTranslation('tracking')
  const { data } = useCall('GET /api/tech-cards/{id}/score', { params: { id } })
  const { submit } = useSaving()
  const [isRating, setIsRating] = useState(false)
  if (!data?.scorable) return null
  const [savedRating] = data.ratings
  return (
    <Panel title={t('rating.title')}>
      <Stack gap={3}>
        <Text as="p">{t('rating.text')}</Text>
        {savedRating && <RatingMean rating={savedRating.scores} />}
        <div>
          <Button leading={glyphs.star} onClick={() => setIsRating(true)}>
            {t(savedRating ? 'rating.again' : 'rating.act')}
          </Button>
        </div>
      </Stack>
      {isRating && (
        // The texts of the dialog may still be loading. The boundary keeps the page visible meanwhile.
        <Suspense>
          <RatingDialog
            title={t('rating.dialog')}
            previousRating={savedRating}
            onClose={() => setIsRating(false)}
            onSave={async (scores, comment) => {
              await submit(
                () => act('POST /api/tech-cards/{id}/score', { params: { id }, body: { scores, comment } }),
                t('rating.saved'),
                (reason) => t('rating.failed', { reason }),
              )
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
}
