import { issuedPapers, type IssuedPaper } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import type { PaperedOffer } from './paperedOffer.ts'
import * as styles from './InvoicePreview.css.ts'

interface PapersPartProps {
  papers: PaperedOffer['papers']
  onPdf: (kind: IssuedPaper) => Promise<void>
  onIssue?: (kind: IssuedPaper) => Promise<void>
}

/** The act and the waybill: made out once, then had as PDF. */
export function PapersPart({ papers, onPdf, onIssue }: PapersPartProps) {
  const { t } = useTranslation('offers')
  const { date } = useFormat()
  const [busy, setBusy] = useState<IssuedPaper>()
  if (papers.length === 0 && !onIssue) return null
  const run = async (kind: IssuedPaper, work: (kind: IssuedPaper) => Promise<void>) => {
    setBusy(kind)
    await work(kind).catch(() => undefined)
    setBusy(undefined)
  }
  return (
    <Panel title={t('preview.papersTitle')}>
      <div className={styles.money}>
        {issuedPapers.map((kind) => {
          const paper = papers.find((one) => one.kind === kind)
          if (paper)
            return (
              <div key={kind} className={styles.paper}>
                <span className={styles.facts}>
                  {t('drawer.eyebrow', {
                    offer: t(`preview.issued.${kind}`, { number: paper.number }),
                    date: date(paper.date, 'date'),
                  })}
                </span>
                <Button
                  size="sm"
                  leading={glyphs.downloadSimple}
                  busy={busy === kind}
                  onClick={() => void run(kind, onPdf)}
                >
                  {t('preview.download', { name: t(`preview.papers.${kind}`) })}
                </Button>
              </div>
            )
          return (
            onIssue && (
              <div key={kind}>
                <Button busy={busy === kind} onClick={() => void run(kind, onIssue)}>
                  {t(`preview.issue.${kind}`)}
                </Button>
              </div>
            )
          )
        })}
      </div>
    </Panel>
  )
}
