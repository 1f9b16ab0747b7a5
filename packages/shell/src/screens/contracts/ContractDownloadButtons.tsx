import { saveFile } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Button, glyphs } from '@press/ui'
import { useSaving } from '../../calls/useSaving.ts'

interface ContractDownloadButtonsProps {
  id: number
  /** The file name without its extension. */
  name: string
}

/** Downloads a contract as PDF or DOCX. */
export function ContractDownloadButtons({ id, name }: ContractDownloadButtonsProps) {
  const { t } = useTranslation('contracts')
  const { saving: savingKey, save } = useSaving()
  const downloadContract = async (format: 'pdf' | 'docx') => {
    await save(format, () =>
      saveFile(
        format === 'pdf'
          ? 'GET /api/contracts/{id}/documents/contract.pdf'
          : 'GET /api/contracts/{id}/documents/contract.docx',
        { params: { id } },
        `${name}.${format}`,
      ),
    )
  }
  return (['pdf', 'docx'] as const).map((format) => (
    <Button
      key={format}
      variant="quiet"
      leading={format === 'pdf' ? glyphs.filePdf : glyphs.fileDoc}
      busy={savingKey === format}
      onClick={() => void downloadContract(format)}
    >
      {t(`tools.${format}`)}
    </Button>
  ))
}
