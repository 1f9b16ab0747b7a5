import { useTranslation } from '@press/i18n'
import { Icon } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Kbd } from '../../primitives/Kbd/index.ts'
import * as styles from './CommandPalette.css.ts'
import type { CommandItem } from './commands.ts'
import type { Found } from './useFound.ts'

interface CommandResultsProps {
  id: string
  found: Found
  query: string
  active: number
  onActive: (index: number) => void
  onDone: () => void
}

/**
 * The list under the field, and what stands there when it is empty. The keyboard is handled by the field, which keeps
 * the focus; options may be links, so the list is made of ARIA roles.
 */
export function CommandResults({ id, found, query, active, onActive, onDone }: CommandResultsProps) {
  const { t } = useTranslation('patterns')
  const { groups, items, status, retry } = found
  const empty = items.length === 0
  return (
    <div className={styles.body}>
      <div id={`${id}-list`} role="listbox" aria-label={t('palette.title')}>
        {groups.map((group) => (
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className={styles.group}>
            <div id={`${id}-${group.key}`} role="presentation" className={styles.heading}>
              {group.label}
            </div>
            {group.items.map((item) => {
              const index = items.indexOf(item)
              return (
                <Option
                  key={item.key}
                  id={`${id}-${index}`}
                  item={item}
                  active={index === active}
                  onPoint={() => onActive(index)}
                  onDone={onDone}
                />
              )
            })}
          </div>
        ))}
      </div>
      {status === 'failed' && (
        <div className={styles.note} role="alert">
          {t('palette.failed')}
          <Button size="sm" onClick={retry}>
            {t('palette.retry')}
          </Button>
        </div>
      )}
      {empty && status === 'loading' && <p className={styles.note}>{t('palette.loading')}</p>}
      {empty && status === 'ready' && (
        <p className={styles.note}>
          {query ? (
            <>
              <span className={styles.strong}>{t('palette.empty', { query })}</span>
              {t('palette.emptyHint')}
            </>
          ) : (
            t('palette.nothingYet')
          )}
        </p>
      )}
    </div>
  )
}

interface OptionProps {
  id: string
  item: CommandItem
  active: boolean
  onPoint: () => void
  onDone: () => void
}

function Option({ id, item, active, onPoint, onDone }: OptionProps) {
  const { label, detail, glyph, shortcut, href, onSelect } = item
  const shared = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: onPoint,
    // The focus stays in the input.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      onDone()
      onSelect?.()
    },
  } as const
  const content = (
    <>
      <span className={styles.glyph}>{glyph && <Icon glyph={glyph} size={18} />}</span>
      <span className={styles.words}>
        {label}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {shortcut && (
        <span className={styles.shortcut}>
          <Kbd keys={shortcut} />
        </span>
      )}
    </>
  )
  if (href !== undefined)
    return (
      <Anchor href={href} {...shared}>
        {content}
      </Anchor>
    )
  return <div {...shared}>{content}</div>
}
