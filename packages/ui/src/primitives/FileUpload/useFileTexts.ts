import { useFormat, useTranslation } from '@press/i18n'
import { checkFile, kindName, type FileRules } from './file-rules.ts'

/** Returns the texts about the rules of a file field and about files that break them. */
export function useFileTexts({ accept = [], maxSize }: FileRules) {
  const { t } = useTranslation(['files', 'ui', 'fields'])
  const { bytes } = useFormat()
  const names = accept.map((pattern) => (pattern === 'image/*' ? t('fields:upload.image') : kindName(pattern)))
  const last = names.at(-1)
  const types = names.length > 1 ? `${names.slice(0, -1).join(', ')} ${t('fields:upload.or')} ${last}` : last
  const size = maxSize === undefined ? undefined : bytes(maxSize)
  return {
    /** The rules as text: «PDF или DOCX до 50 МБ». */
    limits:
      types && size
        ? t('fields:upload.limits', { types, size })
        : size
          ? t('fields:upload.limitsAny', { size })
          : types,
    /** Returns why a file is refused, or undefined when it is accepted. */
    refusal: (file: File): string | undefined => {
      const problem = checkFile(file, { accept, ...(maxSize !== undefined && { maxSize }) })
      if (!problem) return undefined
      const { name } = file
      if (problem === 'wrongKind') return t('files:wrongKind', { name, types: types ?? '' })
      if (problem === 'tooLarge') return t('files:tooLarge', { name, limit: size ?? '', size: bytes(file.size) })
      return t('files:empty', { name })
    },
  }
}
