import { applicationDocumentKeys, limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Controller, useFormContext, useWatch } from '../../../patterns/Form/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import type { DecisionValues } from './decision.ts'
import * as part from '../part.css.ts'
import * as styles from './DecisionPanel.css.ts'

interface RequestFieldsProps {
  index: number
  today: string
  onRemove: (() => void) | undefined
}

/** The revision request for one document. */
export function RequestFields({ index, today, onRemove }: RequestFieldsProps) {
  const { t } = useTranslation('applications')
  const { control, register } = useFormContext<DecisionValues>()
  const otherDocuments = useWatch({ control, name: 'documents' })
    .filter((_request, requestIndex) => requestIndex !== index)
    .map(({ document }) => document)
  return (
    <fieldset className={classes(part.part, styles.request)}>
      <div className={part.partHead}>
        {t('decision.request', { number: index + 1 })}
        {onRemove && <IconButton glyph={glyphs.x} size="sm" label={t('decision.removeRequest')} onClick={onRemove} />}
      </div>
      <Select
        {...register(`documents.${index}.document`)}
        label={t('decision.document')}
        placeholder={t('decision.chooseDocument')}
        required
        options={applicationDocumentKeys
          .filter((document) => !otherDocuments.includes(document))
          .map((document) => ({ value: document, label: t(`document.${document}`) }))}
      />
      <Controller
        control={control}
        name={`documents.${index}.until`}
        render={({ field }) => (
          <DateField {...field} label={t('decision.until')} required min={today} minReason={t('problem.past')} />
        )}
      />
      <div className={part.wide}>
        <TextArea
          {...register(`documents.${index}.reason`)}
          label={t('decision.why')}
          required
          rows={2}
          maxLength={limits.noteLength}
        />
      </div>
    </fieldset>
  )
}
