import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useNavigate, useSaving } from '@press/shell'
import { Button, DateField, FormDialog, glyphs, Stack, Text, usePressForm } from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** Creates a draft with the prices of the latest list. */
export function NewPriceListButton() {
  const { t } = useTranslation('price-lists')
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <>
      <Button size="sm" leading={glyphs.plus} onClick={() => setIsDialogOpen(true)}>
        {t('action.new')}
      </Button>
      {isDialogOpen && <NewPriceListDialog onClose={() => setIsDialogOpen(false)} />}
    </>
  )
}

function NewPriceListDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('price-lists')
  const { paths } = useStaff()
  const navigate = useNavigate()
  const { submit } = useSaving()
  const form = usePressForm({
    values: { from: '' },
    mode: 'onSubmit',
    onSubmit: async (body) => {
      const { price_list: list } = await submit(
        () => act('POST /api/price-list', { body }),
        ({ price_list }) => t('begin.made', { number: price_list.number }),
      )
      onClose()
      void navigate(`${paths.priceList}?list=${list.id}`)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('begin.title')}
      onClose={onClose}
      cancelLabel={t('begin.cancel')}
      submitLabel={t('begin.confirm')}
      busyLabel={t('begin.busy')}
    >
      <Stack gap={4}>
        <Text tone="secondary">{t('begin.text')}</Text>
        <DateField
          label={t('from')}
          hint={t('fromHint')}
          required
          value={form.watch('from')}
          error={form.errorOf('from')}
          onValueChange={(from) => form.setValue('from', from, { shouldDirty: true })}
        />
      </Stack>
    </FormDialog>
  )
}
