import { ScrollArea } from '../../foundations/layout/index.ts'
import * as styles from './colours.css.ts'
import * as page from './page.css.ts'
import { Section } from './Section.tsx'
import { useCopied } from './useCopied.ts'
import { getComponentsUsingToken } from './users-of.ts'

/** Tokens as a developer writes them, each with the components that use it. A click copies the token. */
export function TokenUses({ tokens }: { tokens: readonly (readonly [path: string, code: string])[] }) {
  const [copiedCode, copyCode] = useCopied()
  return (
    <div className={page.page}>
      <Section title="Где что используется" note="Прочитано из исходного текста компонентов. Нажатие копирует.">
        <output className={page.value}>{copiedCode && `Скопировано: ${copiedCode}`}</output>
        <ScrollArea axis="x" label="Где что используется">
          <table className={styles.table}>
            <tbody>
              {tokens.map(([path, code]) => {
                const componentNames = getComponentsUsingToken(path)
                return (
                  <tr key={path}>
                    <th scope="row" className={styles.code}>
                      <button type="button" className={page.copy} onClick={() => copyCode(code)}>
                        {code}
                      </button>
                    </th>
                    <td className={styles.figure}>{componentNames.length}</td>
                    <td className={styles.figure}>{componentNames.join(', ') || 'нигде'}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </ScrollArea>
      </Section>
    </div>
  )
}
