import { saveContractPaper } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Button, glyphs, useToast } from '@press/ui'
import { useState } from 'react'
import { useErrorText } from '../../calls/useErrorText.ts'

interface PaperButtonsProps {
  id: number
  /** The file's name, without its extension. */
  name: string
}

/** A contract as PDF and as DOCX. */
export function PaperButtons({ id, name }: PaperButtonsProps) {
  const { t } = useTranslation('contracts')
  const toast = useToast()
  const errorText = useErrorText()
  const [making, setMaking] = useState<'pdf' | 'docx'>()
  const take = async (format: 'pdf' | 'docx') => {
    setMaking(format)
    try {
      await saveContractPaper(id, format, name)
    } catch (problem) {
      toast({ tone: 'danger', message: errorText(problem) })
    }
    setMaking(undefined)
  }
  return (['pdf', 'docx'] as const).map((format) => (
    <Button
      key={format}
      variant="quiet"
      leading={format === 'pdf' ? glyphs.filePdf : glyphs.fileDoc}
      busy={making === format}
      onClick={() => void take(format)}
    >
      {t(`tools.${format}`)}
    </Button>
  ))
}
