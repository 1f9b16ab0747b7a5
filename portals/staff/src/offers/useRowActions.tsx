import { act } from '@press/client'
import { getGrantedScope, getOfferDeletionRefusal, getOfferRefusal, type OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useNavigate, useSaving } from '@press/shell'
import { glyphs, useConfirm, useOfferLabels, useToast, type MenuItem } from '@press/ui'
import { useCallback, type ReactNode } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** Returns the menu actions for an offer in the list. Deleting asks for confirmation. */
export function useRowActions(): { rows: (offer: OfferRow) => MenuItem[]; confirmation: ReactNode } {
  const { t } = useTranslation('offers')
  const { role, paths } = useStaff()
  const { nameOf } = useOfferLabels()
  const navigate = useNavigate()
  const toast = useToast()
  const { save } = useSaving()
  const [confirm, confirmDialog] = useConfirm()

  const getActions = useCallback(
    (offer: OfferRow): MenuItem[] => {
      const deletionRefusal = getOfferDeletionRefusal(offer)
      const archiveRefusal = getOfferRefusal({ ...offer, contract_file: null }, { role, own: false }, 'archieve')
      return [
        {
          key: 'edit',
          label: t('drawer.edit'),
          glyph: glyphs.pencilSimple,
          onSelect: () => void navigate(paths.editOffer(offer.id)),
        },
        ...(getGrantedScope(role, 'offers', 'copy')
          ? [
              {
                key: 'copy',
                label: t('drawer.copy'),
                glyph: glyphs.copy,
                onSelect: () =>
                  void save(
                    'copy',
                    async () => {
                      const { offer: copy } = await act('POST /api/offers/{id}/copy', { params: { id: offer.id } })
                      void navigate(paths.offer(copy.id))
                    },
                    t('said.copied', { offer: nameOf(offer) }),
                  ),
              },
            ]
          : []),
        {
          key: 'archive',
          label: t('screen.archiveIt'),
          glyph: glyphs.archive,
          ...(archiveRefusal && { disabled: true, reason: t(`refusal.${archiveRefusal}`) }),
          onSelect: () =>
            void save(
              'change',
              () => act('POST /api/offer/update-status', { body: { offer_id: offer.id, status: 'archieve' } }),
              t('said.status', { offer: nameOf(offer), status: t('status.archieve') }),
            ),
        },
        ...(getGrantedScope(role, 'offers', 'delete')
          ? [
              {
                key: 'delete',
                label: t('drawer.delete'),
                glyph: glyphs.trash,
                tone: 'danger' as const,
                ...(deletionRefusal && { disabled: true, reason: t(`kept.${deletionRefusal}`) }),
                onSelect: () =>
                  void confirm({
                    title: t('drawer.deleteTitle', { offer: nameOf(offer) }),
                    children: t('drawer.deleteText', { recipient: offer.recipient_name, count: offer.items.length }),
                    confirmLabel: t('drawer.deleteConfirm'),
                    busyLabel: t('drawer.deleting'),
                    tone: 'danger',
                    run: () => act('DELETE /api/offers/{id}', { params: { id: offer.id } }),
                  }).then((isDeleted) => isDeleted && toast({ message: t('said.deleted', { offer: nameOf(offer) }) })),
              },
            ]
          : []),
      ]
    },
    [t, role, paths, nameOf, navigate, toast, save, confirm],
  )
  return { rows: getActions, confirmation: confirmDialog }
}
