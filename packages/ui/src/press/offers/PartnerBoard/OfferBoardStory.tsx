import type { OfferStatus, OfferRow } from '@press/domain'
import { useState } from 'react'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { company, today } from './fixtures.ts'
import { PartnerBoard, type PartnerBoardProps } from './PartnerBoard.tsx'
import { SmartBoard } from './SmartBoard.tsx'

export interface OfferBoardStoryProps extends Omit<
  PartnerBoardProps<OfferRow>,
  'company' | 'hrefOf' | 'onMove' | 'today'
> {
  /** Whether the story shows the board of the press's own offers. @default false */
  smart?: boolean
  /** The server's message when it refuses a move. */
  refusal?: string
  onMoved?: (move: { number: string; status: OfferStatus }) => void
}

const hrefOf = ({ id }: OfferRow) => `#/offers/${id}`

/** A board of offers with a fake server, for stories. */
export function OfferBoardStory({
  smart = false,
  refusal,
  onMoved,
  offers: initialOffers,
  ...boardProps
}: OfferBoardStoryProps) {
  const [offers, setOffers] = useState(initialOffers)
  const Board = smart ? SmartBoard : PartnerBoard
  return (
    <Announcer>
      <ToastProvider>
        <Board
          {...boardProps}
          offers={offers}
          company={company}
          today={today}
          hrefOf={hrefOf}
          onMove={async ({ offer, status }) => {
            const showRow = (row: OfferRow) =>
              setOffers((current) => current.map((currentRow) => (currentRow.id === offer.id ? row : currentRow)))
            showRow({ ...offer, status })
            await new Promise((resolve) => setTimeout(resolve, 30))
            if (refusal) {
              showRow(offer)
              throw new Error(refusal)
            }
            onMoved?.({ number: offer.number, status })
          }}
        />
      </ToastProvider>
    </Announcer>
  )
}
