import { useFormat, useTranslation } from '@press/i18n'
import { checkFile, getKindName, type FileRules } from './file-rules.ts'

/** Returns the texts about the rules of a file field and about files that break them. */
export function useFileTexts({ accept = [], maxSize }: FileRules) {
  const { t } = useTranslation(['files', 'ui', 'fields'])
  const { bytes } = useFormat()
  const typeNames = accept.map((pattern) => (pattern === 'image/*' ? t('fields:upload.image') : getKindName(pattern)))
  const lastName = typeNames.at(-1)
  const typesText =
    typeNames.length > 1 ? `${typeNames.slice(0, -1).join(', ')} ${t('fields:upload.or')} ${lastName}` : lastName
  const sizeText = maxSize === undefined ? undefined : bytes(maxSize)
  return {
    /** The rules as text: «PDF или DOCX до 50 МБ». */
    limits:
      typesText && sizeText
        ? t('fields:upload.limits', { types: typesText, size: sizeText })
        : sizeText
          ? t('fields:upload.limitsAny', { size: sizeText })
          : typesText,
    /** Returns why a file is refused, or undefined when it is accepted. */
    refusal: (file: File): string | undefined => {
      const problem = checkFile(file, { accept, ...(maxSize !== undefined && { maxSize }) })
      if (!problem) return undefined
      const { name } = file
      if (problem === 'wrongKind') return t('files:wrongKind', { name, types: typesText ?? '' })
      if (problem === 'tooLarge') return t('files:tooLarge', { name, limit: sizeText ?? '', size: bytes(file.size) })
      return t('files:empty', { name })
    },
  }
}
