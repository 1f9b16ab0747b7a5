import { useState } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { NoResults } from '../../primitives/EmptyState/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import * as styles from './icons.css.ts'
import * as page from './page.css.ts'
import { Section } from './Section.tsx'
import { useCopied } from './useCopied.ts'

const allGlyphs = Object.entries(glyphs) as [name: string, glyph: Glyph][]

/** All icons by name, with search and copy. */
export function IconGallery() {
  const [query, setQuery] = useState('')
  const [copiedName, copyName] = useCopied()
  const matchingGlyphs = allGlyphs.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()))
  return (
    <div className={page.page}>
      <Section
        title={`${allGlyphs.length} значков Phosphor`}
        note="Обычный — для управления, залитый — для того, что выбрано, для этапов и состояний. Размеры: 14 в плашках, 16 мелкий, 18 в кнопках, 20 в шапке, 22 в нижней панели."
      >
        <div className={styles.tools}>
          <div className={styles.search}>
            <TextField
              label="Найти значок"
              labelHidden
              type="search"
              placeholder="printer, book, arrow"
              prefix={glyphs.magnifyingGlass}
              value={query}
              onValueChange={setQuery}
            />
          </div>
          <output className={page.value}>
            {copiedName ? `Скопировано: ${copiedName}` : `${matchingGlyphs.length} найдено`}
          </output>
        </div>
        {matchingGlyphs.length === 0 ? (
          <NoResults query={query} onReset={() => setQuery('')} />
        ) : (
          <ul className={styles.icons}>
            {matchingGlyphs.map(([name, glyph]) => (
              <li key={name}>
                <button type="button" className={styles.icon} onClick={() => copyName(`glyphs.${name}`)}>
                  <span className={styles.drawings}>
                    <Icon glyph={glyph} size={24} />
                    {glyph.fill && <Icon glyph={glyph} size={24} weight="fill" />}
                  </span>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
