'use client'

import { getMaterials, subscribeToPressTables } from '@press/domain'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { printNames, type PrintNames } from './print-names.ts'
import type { Translate } from './resources.ts'
import { useLocale } from './useFormat.ts'

/** Returns the press's papers, formats and bindings. Rerenders when a material is added or withdrawn. */
export const useMaterials = () => useSyncExternalStore(subscribeToPressTables, getMaterials, getMaterials)

/** Returns the names of papers and bindings in the current locale. */
export function usePrintNames(): PrintNames {
  const { t } = useTranslation('print-forms')
  const locale = useLocale()
  const pressMaterials = useMaterials()
  return useMemo(() => printNames(t as unknown as Translate, locale, pressMaterials), [t, locale, pressMaterials])
}
