import { getAcceptAttribute, validateEsf, type StoredFile, type Offer } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useRef, useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, Form, usePressForm } from '../../../patterns/Form/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import * as styles from './InvoicePreview.css.ts'

/** The data of the electronic tax invoice. If no file is given, the existing file stays. */
export interface EsfFacts {
  esf_number: string | null
  esf_date: string | null
  file?: File
}

interface EsfPartProps {
  offer: Pick<Offer, 'esf_number' | 'esf_date' | 'esf_file' | 'has_esf'>
  onOpen: (file: StoredFile) => void
  onEsf?: (facts: EsfFacts) => Promise<void>
}

/** The electronic tax invoice. The state's system issues it; the press records its number, date and file. */
export function EsfPart({ offer, onOpen, onEsf }: EsfPartProps) {
  const { t } = useTranslation('offers')
  const { date } = useFormat()
  const { esf_number, esf_date, esf_file, has_esf } = offer
  const hasEsf = has_esf || Boolean(esf_number)
  return (
    <Panel
      title={t('preview.esfTitle')}
      actions={
        <Badge tone={hasEsf ? 'success' : 'neutral'}>{t(hasEsf ? 'preview.esfThere' : 'preview.esfNone')}</Badge>
      }
    >
      <div className={styles.money}>
        {!onEsf && esf_number && (
          <p className={styles.facts}>
            {esf_date
              ? t('drawer.numberOf', { number: esf_number, date: date(esf_date, 'date') })
              : t('preview.numberAlone', { number: esf_number })}
          </p>
        )}
        {esf_file && (
          <div>
            <Button variant="quiet" size="sm" leading={getFileGlyph(esf_file.name)} onClick={() => onOpen(esf_file)}>
              {esf_file.name}
            </Button>
          </div>
        )}
        {onEsf && <EsfFields key={`${esf_number} ${esf_date}`} offer={offer} onEsf={onEsf} />}
        <Text as="p" variant="caption" tone="muted">
          {t('preview.esfWhere')}
        </Text>
      </div>
    </Panel>
  )
}

function EsfFields({ offer, onEsf }: { offer: EsfPartProps['offer']; onEsf: (facts: EsfFacts) => Promise<void> }) {
  const { t } = useTranslation('offers')
  const fileInput = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const form = usePressForm({
    values: { esf_number: offer.esf_number ?? '', esf_date: offer.esf_date ?? '' },
    problems: validateEsf,
    namespace: 'offers' as const,
    onSubmit: async ({ esf_number, esf_date }) => {
      await onEsf({ esf_number: esf_number.trim() || null, esf_date: esf_date || null, ...(file && { file }) })
      setFile(undefined)
    },
  })
  return (
    <Form form={form} label={t('preview.esfTitle')}>
      <div className={styles.money}>
        <div className={styles.inline}>
          <div className={styles.grow}>
            <TextField {...form.register('esf_number')} label={t('preview.esf_number')} tabular autoComplete="off" />
          </div>
          <div className={styles.small}>
            <Controller
              control={form.control}
              name="esf_date"
              render={({ field }) => <DateField {...field} label={t('preview.esf_date')} />}
            />
          </div>
        </div>
        <div className={styles.inline}>
          <Button leading={glyphs.uploadSimple} onClick={() => fileInput.current?.click()}>
            {file ? file.name : t('preview.esfFile')}
          </Button>
          <input
            ref={fileInput}
            type="file"
            hidden
            accept={getAcceptAttribute('document').join()}
            aria-label={t('preview.esfFile')}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
          <Button type="submit" busy={form.busy}>
            {t('preview.saveEsf')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
