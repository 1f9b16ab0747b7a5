import {
  firstBindings,
  firstFormats,
  firstPapers,
  materialKinds,
  type BindingSpec,
  type FormatSpec,
  type MaterialKind,
  type Materials,
  type PaperSpec,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Columns, Panel, Stack } from '../../../foundations/layout/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from './MaterialLists.css.ts'

/** A material that the press has added. `withdrawn` is the state that the user chose for it. */
export interface MaterialChoice {
  kind: MaterialKind
  key: string
  name: string
  withdrawn: boolean
}

export interface MaterialListsProps {
  /** All materials of the press. Built-in materials are not listed. */
  materials: Materials
  /** Opens the form that adds a material. Without it nothing can be added. */
  onAdd?: ((kind: MaterialKind) => void) | undefined
  /** Withdraws a material from choice, or offers it again. */
  onWithdraw?: ((choice: MaterialChoice) => void) | undefined
}

const builtInLists = { papers: firstPapers, formats: firstFormats, bindings: firstBindings }

/** The papers, formats and bindings that a press has added to the built-in materials. */
export function MaterialLists({ materials, onAdd, onWithdraw }: MaterialListsProps) {
  const { t } = useTranslation('materials')
  const getRows = useMaterialRows(materials)
  return (
    <Panel title={t('title')}>
      <Stack gap={4}>
        <Text as="p" tone="secondary">
          {t('text')}
        </Text>
        <Columns tablet={3} desktop={3} gap={6}>
          {materialKinds.map((kind) => (
            <Stack key={kind} gap={3}>
              <h3 className={styles.kind}>{t(`kind.${kind}`)}</h3>
              <Rows rows={getRows(kind)} onWithdraw={onWithdraw} />
              {onAdd && (
                <div>
                  <Button size="sm" leading={glyphs.plus} aria-haspopup="dialog" onClick={() => onAdd(kind)}>
                    {t(`add.${kind}`)}
                  </Button>
                </div>
              )}
            </Stack>
          ))}
        </Columns>
      </Stack>
    </Panel>
  )
}

interface Row extends MaterialChoice {
  facts: string
}

/** Returns a function that describes in words the added materials of a kind. */
function useMaterialRows(materials: Materials): (kind: MaterialKind) => Row[] {
  const { t } = useTranslation('materials')
  const { locale, number } = useFormat()
  const facts = {
    papers: ({ grammage, caliper }: PaperSpec) =>
      t('facts.papers', {
        grammage: number(grammage),
        caliper: number(caliper, { minimumFractionDigits: 2, maximumFractionDigits: 3 }),
      }),
    formats: ({ width, height, sheet, share }: FormatSpec) => t('facts.formats', { width, height, sheet, share }),
    bindings: ({ cover, min, max, sewn }: BindingSpec) =>
      t(sewn ? 'facts.sewn' : 'facts.bindings', { cover: t(`cover.${cover}`), min: number(min), max: number(max) }),
  }
  return (kind) =>
    materials[kind].slice(builtInLists[kind].length).map((row) => ({
      kind,
      key: row.key,
      name: row.name?.[locale] ?? row.key,
      withdrawn: row.withdrawn ?? false,
      facts: (facts[kind] as (material: typeof row) => string)(row),
    }))
}

function Rows({ rows, onWithdraw }: { rows: readonly Row[] } & Pick<MaterialListsProps, 'onWithdraw'>) {
  const { t } = useTranslation('materials')
  if (rows.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('none')}
      </Text>
    )
  return (
    <ul className={styles.rows}>
      {rows.map(({ facts, ...row }) => (
        <li key={row.key} className={styles.row}>
          <span className={styles.name}>
            {row.name} {row.withdrawn && <Badge>{t('withdrawn')}</Badge>}
          </span>
          <span className={styles.facts}>{facts}</span>
          {onWithdraw && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t(row.withdrawn ? 'offerOf' : 'withdrawOf', { name: row.name })}
              onClick={() => onWithdraw({ ...row, withdrawn: !row.withdrawn })}
            >
              {t(row.withdrawn ? 'offer' : 'withdraw')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
