import {
  contractLanguages,
  type ContractLanguage,
  type ContractDocument as Paper,
  type ContractPiece,
} from '@press/domain'
import { getLangAttribute, useTranslation } from '@press/i18n'
import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './ContractPaper.css.ts'

export interface ContractPaperProps {
  document: Paper
  /** Name of the focused form field. The text that comes from this field is outlined and scrolled into view. */
  highlightedField?: string | undefined
}

/** A contract in both languages, clause by clause (design p1). */
export function ContractPaper({ document: paper, highlightedField }: ContractPaperProps) {
  const { t } = useTranslation('contracts')
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (highlightedField) sheet.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' })
  }, [highlightedField])
  const renderHead = (locale: ContractLanguage) => <Head document={paper} locale={locale} />
  const renderLine = (pieces: readonly ContractPiece[], number?: string) => (
    <Line number={number} pieces={pieces} highlightedField={highlightedField} />
  )
  return (
    <section className={styles.desk} aria-label={t('paper.label')}>
      <div ref={sheet} className={styles.sheet} data-surface="light">
        <Pair texts={{ ru: renderHead('ru'), kz: renderHead('kz') }} />
        <div className={styles.preamble}>
          {paper.preamble.map(({ ru, kz }, index) => (
            <Pair key={index} className={styles.clause} texts={{ ru: renderLine(ru), kz: renderLine(kz) }} />
          ))}
        </div>
        <div className={styles.clauses}>
          {paper.sections.map(({ title, clauses }) => (
            <div key={title.ru}>
              <Pair className={styles.heading} texts={title} />
              {clauses.map(({ number, ru, kz }) => (
                <Pair
                  key={number}
                  className={styles.clause}
                  texts={{ ru: renderLine(ru, number), kz: renderLine(kz, number) }}
                />
              ))}
            </div>
          ))}
          <Pair className={styles.heading} texts={paper.requisites} />
        </div>
        <div className={styles.pair}>
          {paper.sides.map(({ role, name, lines, position, signer, sign }) => (
            <div key={role} className={styles.side}>
              <p className={styles.role}>{role}</p>
              <p>{name}</p>
              {lines.map((lineText) => (
                <p key={lineText}>{lineText}</p>
              ))}
              <p className={styles.signer}>{[position, signer].filter(Boolean).join(' ')}</p>
              <p className={styles.signature}>{sign}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** A text in both languages: side by side, or stacked on narrow screens. */
function Pair({ className, texts }: { className?: string; texts: Record<ContractLanguage, ReactNode> }) {
  return (
    <div className={styles.pair}>
      {contractLanguages.map((locale) => (
        <div
          key={locale}
          lang={getLangAttribute(locale)}
          className={classes(className, locale !== 'ru' && styles.other)}
        >
          {texts[locale]}
        </div>
      ))}
    </div>
  )
}

function Head({ document: paper, locale }: { document: Paper; locale: ContractLanguage }) {
  return (
    <>
      <p className={styles.title}>
        {paper.title[locale].split(/(№\u00a0\S+)/u).map((part, index) =>
          // Keeps the number on one line: browsers break after a hyphen, even between digits.
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className={styles.number}>
              {part}
            </span>
          ),
        )}
      </p>
      <p className={styles.origin}>
        <span>{paper.place[locale]}</span>
        <span>{paper.date[locale]}</span>
      </p>
    </>
  )
}

interface LineProps extends Pick<ContractPaperProps, 'highlightedField'> {
  /** Number of the clause. Undefined in the preamble. */
  number: string | undefined
  pieces: readonly ContractPiece[]
}

function Line({ number, pieces, highlightedField }: LineProps) {
  return (
    <p>
      {number && `${number}. `}
      {pieces.map(({ text, field }, index) =>
        field ? (
          <mark
            key={index}
            className={styles.value[field === highlightedField ? 'lit' : 'plain']}
            data-lit={field === highlightedField || undefined}
          >
            {text}
          </mark>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </p>
  )
}
