import { getPlaceholders, type ContractKind, type TemplatePlaceholder } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Menu, type MenuItem } from '../../../primitives/Menu/index.ts'
import { formatPlaceholder } from './template-values.ts'

export interface InsertMenuProps {
  kind: ContractKind
  /** Whether the cursor has been in a text field, so that the place for the insertion is known. */
  ready: boolean
  onInsert: (text: string) => void
}

const groups = ['ofContract', 'ofPress', 'ofParty', 'ofTerms'] as const
const getGroup = (name: TemplatePlaceholder): (typeof groups)[number] => {
  if (name.startsWith('contract.')) return 'ofContract'
  if (name.startsWith('press.')) return 'ofPress'
  return name.startsWith('party.') ? 'ofParty' : 'ofTerms'
}

/** A menu of the placeholders of a kind of contract, grouped by party. The chosen placeholder is inserted at the cursor. */
export function InsertMenu({ kind, ready, onInsert }: InsertMenuProps) {
  const { t } = useTranslation('contract-templates')
  const placeholders = getPlaceholders(kind)
  const items: MenuItem[] = groups.map((group) => ({
    key: group,
    label: t(`editor.${group}`),
    items: placeholders
      .filter((name) => getGroup(name) === group)
      .map((name) => ({
        key: name,
        label: t(`placeholder.${name}`),
        shortcut: formatPlaceholder(name),
        onSelect: () => onInsert(formatPlaceholder(name)),
      })),
  }))
  return (
    <Menu
      label={t('editor.placeholders')}
      items={items}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          size="sm"
          leading={glyphs.plus}
          disabledReason={ready ? undefined : t('editor.insertFirst')}
        >
          {t('editor.insert')}
        </Button>
      )}
    />
  )
}
