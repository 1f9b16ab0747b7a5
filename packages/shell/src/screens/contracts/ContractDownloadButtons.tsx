import { saveFile } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Button, glyphs } from '@press/ui'
import { useState } from 'react'
import { useSayFailure } from '../../calls/useSayFailure.ts'

interface ContractDownloadButtonsProps {
  id: number
  /** The file name without its extension. */
  name: string
}

/** Downloads a contract as PDF or DOCX. */
export function ContractDownloadButtons({ id, name }: ContractDownloadButtonsProps) {
  const { t } = useTranslation('contracts')
  const showFailure = useSayFailure()
  const [making, setMaking] = useState<'pdf' | 'docx'>()
  const take = async (format: 'pdf' | 'docx') => {
    setMaking(format)
    try {
      await saveFile(
        format === 'pdf'
          ? 'GET /api/contracts/{id}/documents/contract.pdf'
          : 'GET /api/contracts/{id}/documents/contract.docx',
        { params: { id } },
        `${name}.${format}`,
      )
    } catch (problem) {
      showFailure(problem)
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
