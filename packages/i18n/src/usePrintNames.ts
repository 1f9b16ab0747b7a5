'use client'

import { materials, onInForce } from '@press/domain'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { printNames, type PrintNames } from './print-names.ts'
import type { Translate } from './resources.ts'
import { useLocale } from './useFormat.ts'

/** The papers, formats and bindings of the press; draws anew when one is added or withdrawn. */
export const useMaterials = () => useSyncExternalStore(onInForce, materials, materials)

/** Names of papers and bindings in the locale in force. */
export function usePrintNames(): PrintNames {
  const { t } = useTranslation('print')
  const locale = useLocale()
  const known = useMaterials()
  return useMemo(() => printNames(t as unknown as Translate, locale, known), [t, locale, known])
}
