import { useTranslation } from '@press/i18n'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { makeKeyboardScrollable } from '../../../private/keyboard-scrollable-ref.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { cityKeys, regionTiles, getNeighbourTile, type RegionKey } from './regions.ts'
import { markPositions, outlinePath, outlineSize } from './outline.ts'
import * as styles from './RegionMap.css.ts'

export const placeKinds = ['partner', 'delivery'] as const
export type PlaceKind = (typeof placeKinds)[number]

export interface MapPlace {
  id: string
  kind: PlaceKind
  region: RegionKey
  name: string
  address: string
  /** Additional information: «2 паллеты, 24 ноября». */
  detail?: string
  href?: string
}

export interface RegionMapProps {
  /** The content of the map: «Партнёры и доставки». */
  label: string
  places: readonly MapPlace[]
  /** The region whose places are listed; `undefined` for all regions. */
  region: RegionKey | undefined
  onRegionChange: (region: RegionKey | undefined) => void
}

const kindGlyphs: Record<PlaceKind, Glyph> = { partner: glyphs.mapPin, delivery: glyphs.truck }

/**
 * Addresses by region: a mark for each region on the outline of the country, and the list next to it. On a phone each region is a
 * tile, roughly at its position. Borders between regions are not shown.
 */
export function RegionMap({ label, places, region, onRegionChange }: RegionMapProps) {
  const { t } = useTranslation('regions')
  const id = useId()
  const tilesRef = useRef<HTMLDivElement>(null)
  const [focusableRegion, setFocusableRegion] = useState<RegionKey>(region ?? 'almaty')
  const [highlightedRegion, setHighlightedRegion] = useState<RegionKey>()

  const countPlaces = (key: RegionKey) =>
    placeKinds
      .map((kind) => ({ kind, count: places.filter((place) => place.region === key && place.kind === kind).length }))
      .filter(({ count }) => count > 0)
  const listedPlaces = region ? places.filter((place) => place.region === region) : places

  const onKeyDown = (event: KeyboardEvent) => {
    const nextTile = getNeighbourTile(focusableRegion, event.key)
    if (!nextTile) return
    event.preventDefault()
    setFocusableRegion(nextTile.key)
    tilesRef.current?.querySelector<HTMLElement>(`[data-region="${nextTile.key}"]`)?.focus()
  }

  return (
    <div className={styles.container}>
      <div className={styles.map}>
        <div>
          <div
            ref={tilesRef}
            role="toolbar"
            aria-label={label}
            aria-describedby={`${id}-note`}
            tabIndex={-1}
            className={styles.tiles}
            onKeyDown={onKeyDown}
          >
            <svg className={styles.land} viewBox={`0 0 ${outlineSize.width} ${outlineSize.height}`} aria-hidden>
              <path d={outlinePath} vectorEffect="non-scaling-stroke" />
            </svg>
            {regionTiles.map(({ key, column, row }) => {
              const counts = countPlaces(key)
              const [x, y] = markPositions[key]
              const name = t(`name.${key}`)
              const countsText =
                counts.map(({ kind, count }) => t(`map.${kind}`, { count })).join(', ') || t('map.nothing')
              return (
                <button
                  key={key}
                  type="button"
                  className={classes(styles.tile, cityKeys.includes(key) && styles.city)}
                  style={{ gridColumn: column, gridRow: row, insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
                  title={name}
                  aria-pressed={key === region}
                  tabIndex={key === focusableRegion ? 0 : -1}
                  data-region={key}
                  data-full={counts.length > 0 || undefined}
                  data-lit={key === highlightedRegion || undefined}
                  onFocus={() => setFocusableRegion(key)}
                  onClick={() => onRegionChange(key === region ? undefined : key)}
                >
                  <span className={styles.short}>{t(`short.${key}`)}</span>
                  <span className={styles.code}>{t(`code.${key}`)}</span>
                  <VisuallyHidden>{t('map.tile', { region: name, places: countsText })}</VisuallyHidden>
                  <span className={styles.pins} aria-hidden>
                    {counts.map(({ kind, count }) => (
                      <span key={kind} className={styles.pin}>
                        <Icon glyph={kindGlyphs[kind]} size={14} />
                        {count}
                      </span>
                    ))}
                  </span>
                </button>
              )
            })}
          </div>
          <p id={`${id}-note`} className={styles.note}>
            {t('map.schema')}
          </p>
        </div>

        <section aria-labelledby={`${id}-list`}>
          <div className={styles.listHead}>
            <h3 id={`${id}-list`} className={styles.listTitle} aria-live="polite">
              {region ? t(`name.${region}`) : t('map.all')} <span className={styles.count}>{listedPlaces.length}</span>
            </h3>
            {region && (
              <Button variant="quiet" size="sm" onClick={() => onRegionChange(undefined)}>
                {t('map.showAll')}
              </Button>
            )}
          </div>
          {listedPlaces.length === 0 ? (
            <p className={styles.empty}>{t('map.none')}</p>
          ) : (
            <div ref={makeKeyboardScrollable} className={styles.list}>
              <ul>
                {listedPlaces.map((place) => (
                  // Hover and focus only highlight the region's tile. The list itself contains all information as text.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                  <li
                    key={place.id}
                    className={styles.place}
                    onPointerEnter={() => setHighlightedRegion(place.region)}
                    onPointerLeave={() => setHighlightedRegion(undefined)}
                    onFocus={() => setHighlightedRegion(place.region)}
                    onBlur={() => setHighlightedRegion(undefined)}
                  >
                    <span className={styles.placeIcon}>
                      <Icon glyph={kindGlyphs[place.kind]} size={18} />
                      <VisuallyHidden>{t(`map.kind.${place.kind}`)}</VisuallyHidden>
                    </span>
                    <span className={styles.placeName}>
                      {place.href ? <Anchor href={place.href}>{place.name}</Anchor> : place.name}
                    </span>
                    <span className={styles.placeLine}>{place.address}</span>
                    {place.detail && <span className={styles.placeLine}>{place.detail}</span>}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
      </div>
    </div>
  )
}
