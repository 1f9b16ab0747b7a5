import { useTranslation } from '@press/i18n'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate'
import { Item } from 'react-stately/Item'
import { useListState } from 'react-stately/useListState'
import { useAnnounce } from '../Announcer/index.ts'
import { hasOptionNamed, type ComboboxOption, type OptionSource } from './options.ts'
import { useOptions } from './useOptions.ts'

/** An item of the list: an option, or an action when no option fits. */
export type ComboboxItem<Option> = { key: string } & (
  | { kind: 'option'; option: Option }
  | { kind: 'create' }
  | { kind: 'retry' }
)

export interface ComboboxInput<Option extends ComboboxOption> {
  source: OptionSource<Option>
  /** The values that are already chosen; the list marks them. */
  selectedValues: readonly string[]
  multiple: boolean
  onPick: (option: Option) => void
  onCreate: ((label: string) => Option | Promise<Option>) | undefined
  disabled: boolean
}

const renderItem = ({ key }: { key: string }) => <Item key={key}>{key}</Item>

/**
 * Manages the query, list and keyboard of a combobox, for single and multiple choice. Focus never leaves the input: react-stately
 * holds the list and its highlighted item.
 */
export function useCombobox<Option extends ComboboxOption>(input: ComboboxInput<Option>) {
  const { source, selectedValues, multiple, onPick, onCreate, disabled } = input
  const { t } = useTranslation('fields')
  const announce = useAnnounce()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  /** The text being typed; null while the input shows the name of the chosen option. */
  const [inputText, setInputText] = useState<string | null>(null)
  const [creation, setCreation] = useState<'idle' | 'busy' | 'failed'>('idle')

  const query = (inputText ?? '').trim()
  const { options, status, retry } = useOptions(source, query, open)
  const canCreate = Boolean(onCreate && query && status === 'ready' && !hasOptionNamed(options, query))
  const items = useMemo((): ComboboxItem<Option>[] => {
    if (!open) return []
    return [
      ...options.map((option) => ({ key: option.value, kind: 'option' as const, option })),
      // The `\0` prefix prevents a collision with an option's value.
      ...(canCreate ? [{ key: '\0create', kind: 'create' as const }] : []),
      ...(status === 'failed' ? [{ key: '\0retry', kind: 'retry' as const }] : []),
    ]
  }, [open, options, canCreate, status])

  const state = useListState<ComboboxItem<Option>>({
    items,
    children: renderItem,
    disabledKeys: useMemo(() => options.filter((option) => option.disabled).map(({ value }) => value), [options]),
    selectionMode: multiple ? 'multiple' : 'single',
    selectedKeys: selectedValues,
    // Makes the list report the choice of an option that is already chosen, so that the list closes.
    allowDuplicateSelectionEvents: true,
    disallowEmptySelection: !multiple,
    onSelectionChange: (keys) => {
      const pressedKeys = keys as Set<string>
      const isToggled = (key: string) =>
        multiple ? pressedKeys.has(key) !== selectedValues.includes(key) : pressedKeys.has(key)
      chooseItem(items.find(({ key }) => isToggled(key)))
    },
  })
  const { selectionManager: manager, collection, disabledKeys } = state
  const keyboardDelegate = new ListKeyboardDelegate({ collection, disabledKeys, ref: list })
  const activeIndex = open ? items.findIndex(({ key }) => key === manager.focusedKey) : -1

  // Results of an earlier query stay visible while new results load, but Enter must not choose one of the old results.
  const firstItem = status === 'loading' ? undefined : items.find(({ key }) => !disabledKeys.has(key))
  const highlightedKey = (query ? firstItem : items.find(({ key }) => key === selectedValues.at(-1)))?.key ?? null
  const highlightItem = useEffectEvent((key: string | null) => {
    manager.setFocused(true)
    manager.setFocusedKey(key)
  })
  useLayoutEffect(() => {
    if (open) highlightItem(highlightedKey)
  }, [open, highlightedKey])

  const resultText =
    status === 'failed'
      ? t('combobox.failed')
      : options.length > 0
        ? t('combobox.results', { count: options.length })
        : query
          ? t('combobox.emptyFor', { query })
          : t('combobox.empty')
  const announcement = open && status !== 'loading' ? resultText : ''
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement, announce])

  const close = () => {
    setOpen(false)
    setInputText(null)
    setCreation('idle')
  }
  const openList = () => {
    if (!disabled) setOpen(true)
  }
  const chooseOption = (option: Option) => {
    onPick(option)
    close()
  }
  const createOption = async () => {
    if (!onCreate || creation === 'busy') return
    setCreation('busy')
    announce(t('combobox.creating', { query }))
    try {
      chooseOption(await onCreate(query))
    } catch {
      setCreation('failed')
      announce(t('combobox.createFailed', { query }), { assertive: true })
    }
  }
  const chooseItem = (item: ComboboxItem<Option> | undefined) => {
    if (item?.kind === 'retry') retry()
    else if (item?.kind === 'create') void createOption()
    else if (item) chooseOption(item.option)
  }

  const moveHighlight = (isDown: boolean) => {
    const currentKey = activeIndex < 0 ? null : manager.focusedKey
    const nextKey =
      currentKey === null
        ? null
        : isDown
          ? keyboardDelegate.getKeyBelow(currentKey)
          : keyboardDelegate.getKeyAbove(currentKey)
    manager.setFocusedKey(nextKey ?? (isDown ? keyboardDelegate.getFirstKey() : keyboardDelegate.getLastKey()))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const isDown = event.key === 'ArrowDown'
      event.preventDefault()
      if (event.altKey && !isDown) close()
      else if (event.altKey || !open) openList()
      else moveHighlight(isDown)
    } else if (event.key === 'Enter' && open) {
      // Enter never submits the form while the list is open.
      event.preventDefault()
      chooseItem(items[activeIndex])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return {
    open,
    show: openList,
    close,
    inputText,
    query,
    items,
    status,
    creation,
    list,
    listId,
    state,
    inputProps: {
      role: 'combobox' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onClick: openList,
      onKeyDown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setInputText(event.target.value)
        setCreation('idle')
        // Resets the highlight, even if the arrow keys moved it.
        manager.setFocusedKey(highlightedKey)
        openList()
      },
    },
  }
}

/**
 * Whether the event is one of the synthetic focus and blur events that react-aria dispatches when a list item is highlighted. Real
 * focus stays in the input.
 */
export const isVirtualFocusEvent = (event: FocusEvent): boolean => !event.nativeEvent.isTrusted
