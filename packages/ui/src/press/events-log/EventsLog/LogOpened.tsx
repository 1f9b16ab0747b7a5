import type { LogRow, LogRange } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import { useLogLabels } from '../useLogLabels.ts'
import * as styles from './LogOpened.css.ts'

interface LogOpenedProps {
  entry: LogRow
  href: string | undefined
  onlyHref: string | undefined
  broken: LogRange | undefined
}

/** Shortens a hash to a recognisable form: «7c1e 09af … 53d2». */
const shortenHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`

/** The details of an open entry: every field, the hashes that prove it, and links. */
export function LogOpened({ entry, href, onlyHref, broken }: LogOpenedProps) {
  const { t } = useTranslation('events-log')
  const { number, date } = useFormat()
  const { subjectOf } = useLogLabels()
  const { seal, hash, subject, at, agent } = entry
  return (
    <>
      <Fields entry={entry} />
      <div className={styles.proof}>
        <dl className={styles.facts}>
          <Fact name={t('opened.at')}>{`${date(at, 'date')}, ${date(at, 'seconds')}`}</Fact>
          <Fact name={t('opened.hash')}>
            <code title={hash}>{shortenHash(hash)}</code>
            <CopyButton value={hash} label={t('opened.copyHash')} />
          </Fact>
          {seal && (
            <Fact name={t('opened.seal', { id: number(seal.id) })}>
              <code title={seal.hash}>{shortenHash(seal.hash)}</code>
              <CopyButton value={seal.hash} label={t('opened.copySeal')} />
            </Fact>
          )}
        </dl>
        {agent && <p className={styles.note}>{agent}</p>}
        {!seal && <p className={styles.note}>{t('opened.unsealed')}</p>}
        {broken && (
          <p className={styles.broken}>
            <Icon glyph={glyphs.warning} size={14} />
            <span>{t('opened.broken', { from: number(broken.from), until: number(broken.until) })}</span>
          </p>
        )}
        <div className={styles.ways}>
          {href && (
            <ButtonLink size="sm" href={href} leading={glyphs.arrowSquareOut}>
              {t('opened.object', { subject: subjectOf(subject) })}
            </ButtonLink>
          )}
          {onlyHref && (
            <ButtonLink size="sm" href={onlyHref} leading={glyphs.funnel}>
              {t('opened.only')}
            </ButtonLink>
          )}
          <CopyButton variant="words" value={JSON.stringify(entry, null, 2)} label={t('opened.json')} />
        </div>
      </div>
    </>
  )
}

function Fields({ entry: { subject, changes } }: Pick<LogOpenedProps, 'entry'>) {
  const { t } = useTranslation('events-log')
  const { changeOf } = useLogLabels()
  if (changes.length === 0) return <p className={styles.none}>{t('opened.noChanges')}</p>
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((column) => (
            <th key={column} scope="col" className={styles.head}>
              {t(`opened.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { name, before, after } = changeOf(subject.resource, change)
          return (
            <tr key={change.field}>
              <th scope="row" className={styles.field}>
                {name}
              </th>
              <td className={styles.cell}>{before ?? t('opened.nothing')}</td>
              <td className={styles.after}>{after ?? t('opened.nothing')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}
