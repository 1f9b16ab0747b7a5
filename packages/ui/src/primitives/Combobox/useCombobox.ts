import { useTranslation } from '@press/i18n'
import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useAnnounce } from '../Announcer/index.ts'
import { isNamed, type ComboboxOption, type OptionSource } from './options.ts'
import { useOptions } from './useOptions.ts'

/** A line of the list: an option, or what can be done when there is none. */
export type ComboboxItem<Option> = { kind: 'option'; option: Option } | { kind: 'create' } | { kind: 'retry' }

export interface ComboboxInput<Option extends ComboboxOption> {
  source: OptionSource<Option>
  /** Values that are chosen already: marked in the list. */
  chosen: readonly string[]
  onPick: (option: Option) => void
  onCreate: ((label: string) => Option | Promise<Option>) | undefined
  disabled: boolean
}

/** Query, list and keyboard of a combobox, whatever is done with the pick. Focus never leaves the input. */
export function useCombobox<Option extends ComboboxOption>(input: ComboboxInput<Option>) {
  const { source, chosen, onPick, onCreate, disabled } = input
  const { t } = useTranslation('fields')
  const announce = useAnnounce()
  const listId = useId()
  const [open, setOpen] = useState(false)
  /** What is being typed; null while the chosen option's own name stands in the input. */
  const [typed, setTyped] = useState<string | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const [creation, setCreation] = useState<'idle' | 'busy' | 'failed'>('idle')

  const query = (typed ?? '').trim()
  const { options, status, retry } = useOptions(source, query, open)
  const canCreate = Boolean(onCreate && query && status === 'ready' && !isNamed(options, query))
  const items: ComboboxItem<Option>[] = [
    ...options.map((option) => ({ kind: 'option' as const, option })),
    ...(canCreate ? [{ kind: 'create' as const }] : []),
    ...(status === 'failed' ? [{ kind: 'retry' as const }] : []),
  ]
  const latest = chosen.slice(-1)
  // Answers to an earlier query stay in sight while the next are on their way, but Enter must not take one of them.
  const first = status === 'loading' ? -1 : items.findIndex(usable)
  const initial = query ? first : items.findIndex((item) => isChosen(item, latest))
  const active = !open || items.length === 0 ? -1 : Math.min(moved ?? initial, items.length - 1)

  const found =
    status === 'failed'
      ? t('combobox.failed')
      : options.length > 0
        ? t('combobox.results', { count: options.length })
        : query
          ? t('combobox.emptyFor', { query })
          : t('combobox.empty')
  const news = open && status !== 'loading' ? found : ''
  useEffect(() => {
    if (news) announce(news)
  }, [news, announce])

  const close = () => {
    setOpen(false)
    setTyped(null)
    setMoved(null)
    setCreation('idle')
  }
  const show = () => {
    if (!disabled) setOpen(true)
  }
  const done = (option: Option) => {
    onPick(option)
    close()
  }
  const create = async () => {
    if (!onCreate || creation === 'busy') return
    setCreation('busy')
    announce(t('combobox.creating', { query }))
    try {
      done(await onCreate(query))
    } catch {
      setCreation('failed')
      announce(t('combobox.createFailed', { query }), { assertive: true })
    }
  }
  const pick = (item: ComboboxItem<Option> | undefined) => {
    if (!item || !usable(item)) return
    if (item.kind === 'retry') retry()
    else if (item.kind === 'create') void create()
    else done(item.option)
  }

  const step = (by: 1 | -1) => {
    if (!open) return show()
    const count = items.length
    for (let tries = 1; tries <= count; tries += 1) {
      const from = active < 0 && by < 0 ? 0 : active
      const next = (from + by * tries + count * 2) % count
      const item = items[next]
      if (item && usable(item)) return setMoved(next)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.altKey) return event.key === 'ArrowDown' ? show() : close()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && open) {
      // Never sends the form while the list is open.
      event.preventDefault()
      pick(items[active])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return {
    open,
    show,
    close,
    typed,
    query,
    items,
    active,
    status,
    creation,
    listId,
    pick,
    inputProps: {
      role: 'combobox' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onClick: show,
      onKeyDown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value)
        setMoved(null)
        setCreation('idle')
        show()
      },
    },
  }
}

const usable = (item: ComboboxItem<ComboboxOption>): boolean => item.kind !== 'option' || !item.option.disabled

export const isChosen = (item: ComboboxItem<ComboboxOption>, chosen: readonly string[]): boolean =>
  item.kind === 'option' && chosen.includes(item.option.value)
